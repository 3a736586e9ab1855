import { lazy } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { m } from "#src/i18n/paraglide/messages.js";
import { axeViolations } from "../testing/axe-violations.ts";
import { render } from "../testing/render.tsx";
import { LateCode } from "./late-code.tsx";

test("of a part that does not come it is said so, and the page stays as it is", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const Part = lazy(async () => Promise.reject(new TypeError("Failed to fetch")));
  render(
    <main>
      <h1>Jobs</h1>
      <LateCode>
        <Part />
      </LateCode>
    </main>,
  );
  await expect.element(page.getByRole("alert")).toHaveTextContent(m.ui_part_failed());
  await expect.element(page.getByRole("heading", { name: "Jobs" })).toBeVisible();
  expect(said).toHaveBeenCalled();
  expect(await axeViolations()).toEqual([]);
});
