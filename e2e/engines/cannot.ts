/** Why stories fail in a Firefox that is driven from here, by their file and titles. One that passes fails the run. */
export const CANNOT: Record<string, string> = {
  "two-people.spec.ts › two browsers change the same: both versions are shown, and one press saves what is chosen":
    "One window has the focus; in Chromium, Playwright makes each believe that it has.",
  "description.spec.ts › text is dragged to another place":
    "The driver begins a drag and does not carry it on.",
};
