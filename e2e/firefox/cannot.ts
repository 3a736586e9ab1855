/** What Firefox, or its driver, cannot do. */
interface Inability {
  reason: string;
  /** The stories that fail for it, as the list of a run names them. */
  stories: string[];
}

/** README.md has the same list. A story on it that passes fails the run. */
export const CANNOT: Inability[] = [
  {
    reason: "One window has the focus; in Chromium, Playwright makes each believe that it has.",
    stories: [
      "two-people.spec.ts › two browsers change the same: both versions are shown, and one press saves what is chosen",
    ],
  },
  {
    reason:
      "Firefox reports a violation of the policy in other words, which the story does not know.",
    stories: ["protection.spec.ts › the browser blocks policy violations, and they fail the test"],
  },
];

/** Why a story fails in Firefox: its file, the titles of its groups, and its own. */
export function whyNot(titlePath: string[]): string | undefined {
  const name = titlePath.join(" › ");
  return CANNOT.find(({ stories }) => stories.includes(name))?.reason;
}
