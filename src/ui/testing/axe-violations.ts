import axe from "axe-core";

/** What axe finds against WCAG 2.2 AA and good practice, a line for each element. */
export async function axeViolations(within: Element = document.body): Promise<string[]> {
  await settled();
  const { violations } = await axe.run(within, {
    // Fetches style sheets again, for an experimental rule.
    preload: false,
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    // A part of a page has no landmarks and no <h1> of its own.
    rules: {
      region: { enabled: false },
      "page-has-heading-one": { enabled: false },
      "landmark-one-main": { enabled: false },
    },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Half-faded text has half its contrast: waits for every animation that ends. */
async function settled() {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
