import { expect } from "@playwright/test";
import { perUnit } from "#src/i18n/per-unit.ts";
import { referenceName } from "#src/i18n/reference-names.ts";
import { longDate, moneyRange } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { interceptRequest, rewritten } from "./intercept-request.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { JobPage } from "./pages/job-page.ts";

test(
  "a job page says all that is known, in words",
  { tag: "@story" },
  async ({ page, jobs, marker }) => {
    const { id, title, employer } = await jobs.create({
      title: `Baker ${marker}`,
      referenceId: `R-${marker}`,
      status: "active",
      closeDate: "2035-02-28",
      confidential: true,
      positionType: { id: 3 },
      categories: [{ id: 6 }, { id: 14 }],
      locations: [{ description: "Halifax, NS" }, { description: "Truro, NS" }],
      salary: { amount: 52000.5, maxAmount: 60000, period: { id: 1 }, plusCommission: true },
      description: "<p>Bread and <strong>cakes</strong>.</p><ul><li>Early</li><li>Warm</li></ul>",
      applicantRoutingType: { id: 2 },
      applicationUrl: "https://example.com/apply",
    });
    const job = await JobPage.open(page, id);
    await expect(job.heading).toHaveText(title);
    await expect(page).toHaveTitle(m.app_document_title({ page: title }));
    await expect(job.badges).toContainText(m.status_active());
    await expect(job.badges).toContainText(m.jobs_confidential());

    await expect(job.fact(m.label_position_type())).toHaveText(referenceName("Contract"));
    await expect(job.fact(m.fact_categories()).getByRole("listitem")).toHaveText([
      referenceName("Customer Service and Support"),
      referenceName("Retail"),
    ]);
    await expect(job.fact(m.fact_locations()).getByRole("listitem")).toHaveText([
      "Halifax, NS",
      "Truro, NS",
    ]);
    await expect(job.fact(m.fact_published())).toContainText(/\d/);
    await expect(job.fact(m.fact_closes())).toContainText(longDate("2035-02-28"));
    await expect(job.fact(m.fact_auto_refresh())).toHaveText(m.job_refresh_off());
    await expect(job.fact(m.fact_pay())).toHaveText(
      [moneyRange(52_000.5, 60_000), perUnit("year"), m.job_plus_commission()].join(" "),
    );
    await expect(job.fact(m.fact_visibility())).toHaveText(m.job_hidden());
    const outside = job.fact(m.fact_apply()).getByRole("link");
    await expect(outside).toHaveAttribute("href", "https://example.com/apply");
    await expect(outside).toHaveAccessibleName(new RegExp(m.job_opens_in_new_tab()));
    await job.technicalDetails.click();
    await expect(job.fact(m.fact_id())).toContainText(String(id));
    await expect(job.fact(m.fact_reference_id())).toContainText(`R-${marker}`);
    await expect(job.fact(m.fact_employer())).toContainText(employer!.name);

    await expect(job.description.getByRole("strong")).toHaveText("cakes");
    await expect(job.description.getByRole("listitem")).toHaveText(["Early", "Warm"]);
    await expectAccessible(page);
  },
);

test("missing values say so", { tag: "@all" }, async ({ page, jobs, marker }) => {
  const { id } = await jobs.create({ title: `Baker ${marker}` });
  const job = await JobPage.open(page, id);
  await expect(job.fact(m.fact_apply()).getByRole("link")).toHaveAttribute(
    "href",
    "mailto:jobs@example.com",
  );
  await expect(job.fact(m.fact_pay())).toHaveText(m.job_not_given());
  await job.technicalDetails.click();
  await expect(job.fact(m.fact_reference_id())).toHaveText(m.job_not_given());
  await expect(job.fact(m.fact_auto_refresh())).toHaveText(m.job_refresh_off());

  // Some services write an empty reference id where others write none (§2.1).
  await interceptRequest(page, "GET", `/jobs/${id}`, rewritten({ referenceId: "" }));
  await page.reload();
  await job.technicalDetails.click();
  await expect(job.fact(m.fact_reference_id())).toHaveText(m.job_not_given());
});

test("a hostile description shows its text and runs nothing", async ({
  page,
  jobs,
  marker,
  browserErrors,
}) => {
  // Warnings of the inert document that DOMPurify parses; they differ between browsers.
  browserErrors.tolerate(
    "console error: Executing inline event handler violates",
    "console error: Applying inline style violates",
  );
  const { id } = await jobs.create({ title: `Baker ${marker}` });
  const hostile = [
    `<p onclick="document.title = 'hit'">Bread</p>`,
    `<img src="x" onerror="document.title = 'hit'">`,
    `<script>document.title = "hit"</script>`,
    `<svg><a href="javascript:document.title = 'hit'">cakes</a></svg>`,
    `<a href="javascript:document.title = 'hit'">pies</a>`,
    `<a href="https://example.com/" target="_blank" style="position: fixed">buns</a>`,
    `<style>main { display: none }</style><iframe src="/"></iframe>`,
  ].join("");
  await interceptRequest(page, "GET", `/jobs/${id}`, rewritten({ description: hostile }));
  const job = await JobPage.open(page, id);
  await expect(job.description).toContainText("Bread");
  await expect(job.description).toContainText("pies");
  await expect(job.description.getByRole("link")).toHaveText(["buns"]);
  await expect(job.description.getByRole("link")).toHaveAttribute("rel", "noopener noreferrer");
  await expect(
    job.description.locator("[onclick], [style], img, script, svg, style, iframe"),
  ).toHaveCount(0);
  await expect(page).toHaveTitle(m.app_document_title({ page: `Baker ${marker}` }));
});

test("the ids are copied with one press", async ({ page, context, jobs, marker }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await jobs.create({ title: `Baker ${marker}`, referenceId: `R-${marker}` });
  const job = await JobPage.open(page, id);
  await job.technicalDetails.click();
  for (const [what, value] of [
    [m.job_copy_id(), String(id)],
    [m.job_copy_reference_id(), `R-${marker}`],
  ] as const) {
    await job.main.getByRole("button", { name: m.fields_copy({ what }) }).click();
    await expect(job.announcement).toHaveText(m.fields_copied());
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
  }
});
