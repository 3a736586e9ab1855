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
    reason: "WebDriver BiDi has no command for input methods.",
    stories: ["description.spec.ts › a letter is composed with an input method"],
  },
  {
    reason: "The driver begins a drag and does not carry it on.",
    stories: ["description.spec.ts › text is dragged to another place"],
  },
];

/** Why a story fails in Firefox: its file, the titles of its groups, and its own. */
export function whyNot(titlePath: string[]): string | undefined {
  const name = titlePath.join(" › ");
  return CANNOT.find(({ stories }) => stories.includes(name))?.reason;
}
