/** What Firefox, or its driver, cannot do. */
interface Inability {
  reason: string;
  /** The stories that fail for it, as the list of a run names them. */
  stories: string[];
}

/** README.md has the same list. A story on it that passes fails the run. */
export const CANNOT: Inability[] = [];

/** Why a story fails in Firefox: its file, the titles of its groups, and its own. */
export function whyNot(titlePath: string[]): string | undefined {
  const name = titlePath.join(" › ");
  return CANNOT.find(({ stories }) => stories.includes(name))?.reason;
}
