import type { Page } from "@playwright/test";

/** Two frames: what was rendered has been painted, and what it moved has been counted. */
export const painted = async (page: Page) =>
  page.evaluate(
    async () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
