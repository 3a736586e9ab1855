import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { JobListPage } from "./pages/jobs-page.ts";

/** Whoever makes the first one waits for the browser to load tables: a tenth of a second on a phone. */
const FORMATTERS = [
  "Collator",
  "DateTimeFormat",
  "ListFormat",
  "NumberFormat",
  "RelativeTimeFormat",
];

test("from the list to a form, nobody waits for the tables of Intl", async ({
  page,
  jobs,
  tag,
}) => {
  const { title } = await jobs.create({
    title: `Baker ${tag}`,
    status: "active",
    closeDate: "2035-02-28",
    salary: { amount: 52000.5, maxAmount: 60000, period: { id: 1 }, plusCommission: true },
  });
  const made: string[] = [];
  await page.exposeFunction("formatterMade", (name: string) => made.push(name));
  await page.addInitScript((names) => {
    const intl = Intl as unknown as Record<string, new (...args: unknown[]) => object>;
    for (const name of names)
      intl[name] = new Proxy(intl[name]!, {
        construct(formatter, args) {
          (globalThis as unknown as { formatterMade: (name: string) => void }).formatterMade(name);
          return new formatter(...args);
        },
      });
  }, FORMATTERS);

  const list = await JobListPage.openFor(page, tag);
  const job = await list.openJob(title);
  await expect(job.heading).toHaveText(title);
  const form = await job.startEditing();
  await expect(form.description.content).toBeEditable();
  await expect(form.line("title")).toHaveValue(title);
  expect(made).toEqual([]);
});
