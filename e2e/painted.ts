import type { Page } from "@playwright/test";

/** Waits two frames: painted, and layout shifts counted. */
export const painted = async (page: Page) =>
  page.evaluate(
    async () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
