import { expect } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { expectAccessible } from "./expect-accessible.ts";
import { expectError } from "./expect-error.ts";
import { test } from "./fixtures.ts";
import { ImportPage } from "./pages/import-page.ts";

test(
  "a job board's export is recognized, and its odd places and ids are asked about",
  { tag: ["@story", "@french"] },
  async ({ page, jobs, marker, writes }) => {
    const { id } = await jobs.create({ title: `Clerk ${marker}`, status: "draft" });
    const board = [
      "post_title,post_content,post_status,_job_location,_application,_job_expires,job_listing_type,job_listing_category",
      `"<b>Cook</b> &amp; baker ${marker}",<p>Soup.</p>,draft,CA-BC-Vancouver,a@example.com,2035-12-05T04:59:59Z,full-time,retail`,
      `Baker ${marker},<p>Bread.</p>,draft,V6B 1A1|3 Locations,https://example.com/apply,12-Dec-35,part-time,retail`,
    ].join("\n");
    const importing = await ImportPage.open(page);
    await importing.choose("board.csv", board);
    await expect(importing.column("_application")).toHaveValue("application");
    await expect(importing.value("CA-BC-Vancouver")).toHaveValue("Vancouver, BC");
    // Its district is in several towns.
    await importing.value("V6B 1A1").selectOption("Vancouver, BC");
    await importing.value("3 Locations").selectOption({ label: m.import_other_place() });
    await importing.place("3 Locations").fill("12");
    await expect(importing.main).toContainText(m.import_not_a_place({ text: "12" }));
    await importing.place("3 Locations").fill("");
    await importing.check.click();
    await expect(importing.main).toContainText(
      m.import_open_values({ count: 1, text: "3 Locations" }),
    );
    await expect(importing.place("3 Locations")).toBeFocused();
    await expectError(importing.place("3 Locations"), m.import_value_open());
    await importing.place("3 Locations").fill("Old Crow, Yukon");
    await expectAccessible(page);
    const set = await importing.seeChanges();
    await expect(set.row(m.import_row({ row: 2 }))).toContainText(
      m.import_markup({ text: `Cook & baker ${marker}` }),
    );
    await expectAccessible(page);

    // The way back finds the answers as they were.
    await page.getByRole("link", { name: m.import_back() }).click();
    await expect(importing.value("V6B 1A1")).toHaveValue("Vancouver, BC");
    await expect(importing.place("3 Locations")).toHaveValue("Old Crow, YT");
    await importing.seeChanges();
    await set.button(m.change_apply_create({ count: 2 })).click();
    await expect(set.done(2)).toBeVisible();
    const created = (await jobs.find(marker)).filter((job) => job.id !== id);
    const [cook] = created.filter(({ title }) => title.startsWith("Cook"));
    expect(await jobs.read(cook!.id)).toMatchObject({
      title: `Cook & baker ${marker}`,
      closeDate: "2035-12-04",
      locations: [{ description: "Vancouver, BC" }],
    });
    expect(writes.filter(({ method }) => method === "PUT")).toEqual([]);

    const others = `Job ID,Title,Location\n${id},Welder,"Regina, SK"\n`;
    await page.goto("/import");
    await importing.choose("others.csv", others);
    const question = m.import_whose_ids_differ({ heading: "Job ID" });
    const whose = importing.value(question);
    await importing.check.click();
    await expect(page.getByText(m.import_open_question({ question }))).toBeVisible();
    await expect(whose).toBeFocused();
    await expectError(whose, m.import_value_open());
    await whose.selectOption("ours");
    await importing.seeChanges();
    await expect(set.rows).toHaveCount(1);
  },
);
