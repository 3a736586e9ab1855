import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/**
 * The screen as it is now meets WCAG 2.2 AA as far as a program can tell (axe), and needs no
 * scrolling sideways (1.4.10).
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluated from outside, so that the page's own policy about scripts stays as strict as it is.
  await page.evaluate(axe.source);
  const problems = await page.evaluate(async () => {
    // Finish animations first: half-faded text has half its contrast.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));

    const { axe } = globalThis as typeof globalThis & { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      resultTypes: ["violations"],
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
      ...(scrollWidth > clientWidth ? [`wider than the window: ${scrollWidth} px`] : []),
    ];
  });
  expect(problems, "what axe and the width of the page find").toEqual([]);
}
