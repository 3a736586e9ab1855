import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

/** A third of the size that `axe.source` has. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * The screen as it is now meets WCAG 2.2 AA as far as a program can tell (axe), and needs no
 * scrolling sideways (1.4.10).
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluated from outside, so that the page's own policy about scripts stays as strict as it is.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
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
      // Fetches style sheets again, for an experimental rule.
      preload: false,
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
      ...(scrollWidth > clientWidth ? [`wider than the window: ${scrollWidth} px`] : []),
    ];
  });
  expect(problems, "what axe and the width of the page find").toEqual([]);
}
