import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { addDays, todayIn } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import { longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { closesIn } from "#src/i18n/phrases.ts";
import { Facts } from "#src/ui/data/facts.tsx";
import { render } from "#src/ui/testing/render.tsx";
import { When } from "./when.tsx";

const today = todayIn();
const [before, later] = [addDays(today, -15), addDays(today, 45)];

/** What is said of the close date and of the publish date. */
function show(job: Pick<Job, "status" | "publishDate" | "closeDate">) {
  render(
    <Facts>
      <When job={job} />
    </Facts>,
  );
  return page
    .getByRole("definition")
    .elements()
    .map(({ textContent }) => textContent);
}

test.each([
  ["active", later, [`${longDate(later)} (${closesIn(45)})`, longDate(before)]],
  ["draft", later, [`${longDate(later)} (${closesIn(45)})`, m.jobs_not_published()]],
  ["archived", null, [m.job_not_given(), longDate(before)]],
] as const)("dates of a job that is %s", (status, closeDate, expected) => {
  expect(show({ status, publishDate: before, closeDate })).toEqual(expected);
});

test("a job that is still open after its close date says so as a warning", () => {
  show({ status: "active", publishDate: before, closeDate: addDays(today, -1) });
  const passed = page.getByText(closesIn(-1)).element();
  expect(passed.parentElement?.querySelector("svg")).toBeInTheDocument();
});
