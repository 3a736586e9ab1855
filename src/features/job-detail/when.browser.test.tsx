import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { addDays, todayIn } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import { longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { closesIn } from "#src/i18n/phrases.ts";
import { Facts } from "#src/ui/data/facts.tsx";
import { axeViolations } from "#src/ui/testing/axe-violations.ts";
import { render } from "#src/ui/testing/render.tsx";
import { When } from "./when.tsx";

const today = todayIn();

/** The time line of a job, and the dates beside it. */
function show(job: Pick<Job, "status" | "publishDate" | "closeDate">) {
  render(
    <Facts>
      <When job={job} />
    </Facts>,
  );
  const line = document.querySelector("svg[width='100%']");
  const place = (selector: string, attribute: string) =>
    line?.querySelector(selector)?.getAttribute(attribute);
  return {
    line,
    today: place("text", "x"),
    closes: place("circle:last-of-type", "cx"),
    gone: place("[data-look=gone]", "x2"),
    words: page
      .getByRole("definition")
      .elements()
      // Without the word on the line.
      .map((words) => words.textContent.replace(/Today$/, "")),
  };
}

test("both dates begin where all facts begin, with the line under them", () => {
  const { line } = show({ status: "active", publishDate: today, closeDate: addDays(today, 30) });
  const days = page.getByRole("time").elements();
  const [published, closes] = days.map((day) => day.getBoundingClientRect());
  expect(published!.left).toBe(closes!.left);
  expect(line!.getBoundingClientRect().left).toBe(closes!.left);
  expect(line!.getBoundingClientRect().top).toBeGreaterThan(closes!.bottom);
});

test.each([320, 360])("on a screen of %i px nothing runs out of its column", async (width) => {
  await page.viewport(width, 568);
  show({ status: "active", publishDate: addDays(today, -60), closeDate: addDays(today, -1) });
  const { clientWidth, scrollWidth } = document.querySelector("dl")!;
  expect(scrollWidth).toBe(clientWidth);
  const rows = page.getByRole("definition").elements();
  const [published, closes] = rows.map((row) => row.getBoundingClientRect());
  expect(closes!.top).toBeGreaterThan(published!.bottom);
});

test("a job that is open shows how much of its time has gone", async () => {
  const [publishDate, closeDate] = [addDays(today, -15), addDays(today, 45)];
  expect(show({ status: "active", publishDate, closeDate })).toMatchObject({
    today: "25%",
    gone: "25%",
    closes: "100%",
    words: [longDate(publishDate), `${longDate(closeDate)} (${closesIn(45)})`],
  });
  expect(await axeViolations()).toEqual([]);
});

test("a job that is still open after its close date says so as a warning", () => {
  const [publishDate, closeDate] = [addDays(today, -60), addDays(today, -1)];
  const { closes, today: now } = show({ status: "active", publishDate, closeDate });
  expect([closes, now]).toEqual(["85%", "100%"]);
  const passed = page.getByText(closesIn(-1)).element();
  expect(passed.parentElement?.querySelector("svg")).toBeInTheDocument();
});

test("a draft has not been published, whatever date it is sorted by", () => {
  const closeDate = addDays(today, 30);
  const { words, today: now, gone } = show({ status: "draft", publishDate: today, closeDate });
  expect(words[0]).toBe(m.jobs_not_published());
  expect([now, gone]).toEqual(["0%", undefined]);
});

test("without a close date there is no line", () => {
  const { line, words } = show({ status: "archived", publishDate: today, closeDate: null });
  expect(line).toBeNull();
  expect(words).toEqual([longDate(today), m.job_not_given()]);
});
