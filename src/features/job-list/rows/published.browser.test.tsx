import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { shortDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { aJob } from "#contract/testing/a-job.ts";
import { render } from "#src/ui/testing/render.tsx";
import { published } from "./row-header-cells.tsx";

const date = shortDate("2026-11-20");

test.each([
  ["active", date],
  ["archived", date],
  ["draft", `${m.jobs_not_published()}${m.jobs_dated({ date })}`],
] as const)("a job that is %s shows the day that it stands by", (status, text) => {
  render(<p>{published({ ...aJob, status, publishDate: "2026-11-20" })}</p>);
  expect(page.getByRole("paragraph").element().textContent).toBe(text);
});
