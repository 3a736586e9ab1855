import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Job } from "#contract/job.ts";
import { render } from "#src/ui/testing/render.tsx";
import { TechnicalDetails } from "./technical-details.tsx";

test("a reference id of two lines has the room of any other text", async () => {
  await page.viewport(360, 800);
  render(
    // As in the main area of every page.
    <div style={{ overflowWrap: "anywhere" }}>
      <TechnicalDetails job={{ id: 7, referenceId: "R".repeat(50) } as Job} />
    </div>,
  );
  const row = page.getByRole("definition").last().element();
  const code = row.querySelector("code")!;
  const { top, bottom, height } = code.getBoundingClientRect();
  expect(height).toBeCloseTo(2 * 1.5 * Number.parseFloat(getComputedStyle(code).fontSize), 0);
  expect(top).toBeGreaterThanOrEqual(row.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(row.getBoundingClientRect().bottom);
});
