import { expect, type Page } from "@playwright/test";
import Papa from "papaparse";
import { list } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { textCell, workbook } from "#src/jobs/files/testing/workbook.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { test } from "./fixtures.ts";
import { ImportPage } from "./pages/import-page.ts";
import { JobListPage } from "./pages/job-list-page.ts";

/** The file that the list exports. */
async function exported(page: Page, marker: string, format: string): Promise<Buffer> {
  return (await JobListPage.openFor(page, marker)).export(format);
}

/** The cells of a CSV file. */
const cellsOf = (csv: Buffer) =>
  Papa.parse<string[]>(csv.toString("utf8").replace("\uFEFF", "").trim()).data;

test(
  "two fields of two jobs are changed in a spreadsheet, imported and taken back",
  { tag: ["@story", "@french"] },
  async ({ page, jobs, marker, writes }) => {
    await jobs.createAll([`=Baker ${marker}`, `Cook ${marker}`, `Clerk ${marker}`], {
      status: "draft",
      closeDate: "2035-02-28",
    });
    const rows = cellsOf(await exported(page, marker, m.export_csv()));
    const [headings = []] = rows;
    const column = (heading: string) => headings.indexOf(heading);
    for (const row of rows) {
      const title = row[column(m.label_title())] ?? "";
      // What would run as a formula is marked.
      if (title.startsWith("'=Baker")) row[column(m.label_title())] = `Head baker ${marker}`;
      if (title.startsWith("Cook")) row[column(m.label_close_date())] = "2036-01-31";
    }
    const importing = await ImportPage.open(page);
    await importing.choose("jobs.csv", Papa.unparse(rows));
    await expect(importing.column(m.label_title())).toHaveValue("title");
    await expectAccessible(page);
    const set = await importing.seeChanges();
    await expect(set.rows).toHaveCount(3);
    await expectAccessible(page);
    await set.button(m.change_apply_import({ count: 2 })).click();
    await expect(set.done(2)).toBeVisible();
    await expect.poll(() => writes.map(({ method }) => method)).toEqual(["PUT", "PUT"]);
    const after = await jobs.find(marker);
    expect(after.map(({ title }) => title).toSorted()).toEqual([
      `Clerk ${marker}`,
      `Cook ${marker}`,
      `Head baker ${marker}`,
    ]);

    await set.undoAll.click();
    await set.button(m.change_apply_undo({ count: 2 })).click();
    await expect(set.done(2)).toBeVisible();
    await expect
      .poll(async () => (await jobs.find(marker)).map(({ title }) => title))
      .toContain(`=Baker ${marker}`);
  },
);

test(
  "an export without its ids says how many it would create, and is matched on request",
  { tag: ["@story", "@french"] },
  async ({ page, jobs, marker, writes }) => {
    await jobs.create({ title: `Baker ${marker}`, referenceId: `B-${marker}`, status: "draft" });
    await jobs.create({ title: `Cook ${marker}`, status: "draft" });
    const rows = cellsOf(await exported(page, marker, m.export_csv()));
    const close = rows[0]!.indexOf(m.label_close_date());
    for (const row of rows.slice(1)) row[close] = "2036-01-31";
    const importing = await ImportPage.open(page);
    await importing.choose("jobs.csv", Papa.unparse(rows.map((row) => row.slice(1))));
    const set = await importing.seeChanges();
    await expect(set.main).toContainText(m.change_import_scope({ changes: "1", creations: "1" }));
    await expect(page.getByText(m.import_twins({ count: 1 }))).toBeVisible();
    const both = m.change_apply_import_both({ count: 1, creations: "1" });
    await expect(set.button(both)).toBeDisabled();
    await expect(set.main).toContainText(m.import_answer_first());
    await expectAccessible(page);
    await set.button(m.import_twins_create()).click();
    await expect(set.button(both)).toBeEnabled();
    await set.button(m.import_twins_match()).click();
    await set.button(m.change_apply_import({ count: 2 })).click();
    await expect(set.done(2)).toBeVisible();
    expect(writes.map(({ method }) => method)).toEqual(["PUT", "PUT"]);
    expect(await jobs.find(marker)).toHaveLength(2);
  },
);

test("a workbook that nobody changed plans no write", async ({ page, jobs, marker, writes }) => {
  await jobs.createNumbered(5, marker, { status: "draft" });
  const file = await exported(page, marker, m.export_xlsx());
  const importing = await ImportPage.open(page);
  await importing.choose("jobs.xlsx", file);
  const set = await importing.seeChanges();
  await expect(page.getByText(m.change_nothing())).toBeVisible();
  await expect(set.rows).toHaveCount(5);
  expect(writes).toEqual([]);
});

test(
  "jobs from another system are created, and deleted again by undo",
  { tag: "@all" },
  async ({ page, jobs, marker }) => {
    const file = [
      "Req ID;Job title;Ville;Category;Job type;Salary min;Salary period;Email;Description;Closing date",
      `${marker}-1;Baker ${marker};Kelowna British Columbia;Retail;FT;20;per hour;a@example.com;"We bake.\n- Bread\n- Cake";25/12/2035`,
      `${marker}-2;Driver ${marker};Laval, QC;Retail;PT;;;a@example.com;Drive.;`,
    ].join("\r\n");
    const importing = await ImportPage.open(page);
    await importing.choose("feed.csv", file);
    // Proposed, and asked about once for the whole file.
    await expect(importing.value("FT")).toHaveValue("1");
    await expect(importing.value("Kelowna British Columbia")).toHaveValue("Kelowna, BC");
    const set = await importing.seeChanges();
    await set.button(m.change_apply_create({ count: 2 })).click();
    await expect(set.done(2)).toBeVisible();
    const [header] = (await jobs.find(marker)).filter(({ title }) => title.startsWith("Baker"));
    const job = await jobs.read(header!.id);
    expect(job).toMatchObject({
      referenceId: `${marker}-1`,
      closeDate: "2035-12-25",
      description: "<p>We bake.</p><ul><li>Bread</li><li>Cake</li></ul>",
      salary: { amount: 20, period: { id: 5 } },
      positionType: { id: 1 },
    });
    await set.undoAll.click();
    await set.button(m.change_apply_delete({ count: 2 })).click();
    await expect(set.done(2)).toBeVisible();
    expect(await jobs.find(marker)).toEqual([]);
  },
);

test("a posting of an XML feed is created, without what a description cannot hold", async ({
  page,
  jobs,
  marker,
}) => {
  const feed = `<?xml version="1.0"?><source><job><title><![CDATA[Cook & chef ${marker}]]></title>
    <referencenumber>${marker}-1</referencenumber><city>Toronto</city><state>ON</state>
    <category>Retail</category><jobtype>Full Time</jobtype><email>a@example.com</email>
    <description><![CDATA[<p>We cook. <img src=x onerror=alert(1)></p>]]></description></job></source>`;
  const importing = await ImportPage.open(page);
  await importing.choose("feed.xml", feed);
  await expect(importing.column("referencenumber")).toHaveValue("referenceId");
  await expectAccessible(page);
  const set = await importing.seeChanges();
  await set.button(m.change_apply_create({ count: 1 })).click();
  await expect(set.done(1)).toBeVisible();
  const [header] = await jobs.find(marker);
  await expect
    .poll(async () => jobs.read(header!.id))
    .toMatchObject({
      title: `Cook & chef ${marker}`,
      referenceId: `${marker}-1`,
      locations: [{ description: "Toronto, ON" }],
      description: "<p>We cook.</p>",
    });
});

test("every problem of every row is shown with its place, and the file comes back with them", async ({
  page,
  marker,
  writes,
}) => {
  const file = [
    "Job ID,Title,Location,Close date",
    `,${"x".repeat(300)},,2035-02-30`,
    `999999999,Clerk ${marker},"Laval, QC",2035-02-28`,
  ].join("\n");
  const importing = await ImportPage.open(page);
  await importing.choose("wrong.csv", file);
  const set = await importing.seeChanges();
  const [first, second] = [2, 3].map((row) => set.row(m.import_row({ row })));
  await expect(first!).toContainText("B2");
  await expect(first!).toContainText("D2");
  await expect(second!).toContainText("A3");
  await expect(page.getByText(m.import_wrong_rows({ count: 2 }))).toBeVisible();
  const download = page.waitForEvent("download");
  await set.button(m.import_download_problems()).click();
  expect((await download).suggestedFilename()).toBe(m.import_problem_file({ name: "wrong" }));
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(first!).toBeVisible();
    await page.goBack();
    await expect(importing.heading).toHaveText(m.import_title());
    await page.goForward();
    await expect(first!).toBeVisible();
  }
  await set.button(m.ui_cancel()).click();
  await expect(page).toHaveURL("/jobs");
  await page.goBack();
  await expect(importing.heading).toHaveText(m.import_title());
  expect(writes).toEqual([]);
});

test(
  "what of a file is not taken as it stands is said before anything is applied",
  { tag: ["@story", "@french"] },
  async ({ page, marker, writes }) => {
    const importing = await ImportPage.open(page);
    await importing.choose(
      "jobs.csv",
      `Report of May\nJob ID,Title,Location\n1,#REF!,"Laval, QC"\n2,Comm\uFFFDs ${marker}\n`,
    );
    for (const [sentence, place] of [
      [m.import_remark_above(), m.import_row({ row: 1 })],
      [m.import_remark_error(), m.import_remark_place({ place: "B3", heading: "Title" })],
      [m.import_remark_short_row(), m.import_row({ row: 4 })],
      [m.import_remark_replacement(), `Comm\uFFFDs ${marker}`],
    ] as const) {
      const remark = importing.remarks.filter({ hasText: sentence });
      await expect(remark).toContainText(place);
      await expect(remark).toHaveCount(1);
    }
    await expectAccessible(page);

    // "Préposé" as a Mac of old wrote it: found, shown, and changed by hand.
    const mac = Buffer.from("Titre,Lieu\nPr\x8epos\x8e,Laval\n", "latin1");
    await importing.choose("mac.csv", mac);
    await expect(importing.encoding).toHaveValue("macintosh");
    await expect(importing.main).toContainText("Préposé");
    await importing.encoding.selectOption("windows-1252");
    await expect(importing.main).toContainText("PrŽposŽ");
    await expect(importing.column("Titre")).toHaveValue("title");
    expect(writes).toEqual([]);
  },
);

test("one or several sheets of a workbook are imported at once", async ({
  page,
  marker,
  writes,
}) => {
  const importing = await ImportPage.open(page);
  const cells = (...texts: string[]) => `<row>${texts.map(textCell).join("")}</row>`;
  const jobs = (...rows: string[]) => `<sheetData>${rows.join("")}</sheetData>`;
  const bytes = workbook({
    East: jobs(cells("Title", "Location"), cells(`Cook ${marker}`, "Laval, QC")),
    West: jobs(
      cells("Our jobs"),
      cells("City", "Job title", "Status"),
      cells("Kelowna, BC", `Baker ${marker}`, "draft"),
      cells("Surrey, BC", `Driver ${marker}`, "sold"),
    ),
    Notes: jobs(cells("Call Ann")),
  });
  await importing.choose("jobs.xlsx", Buffer.from(bytes));
  await expect(importing.main).toContainText(m.import_sheet_choose());
  await expect(importing.column("Title")).toHaveCount(0);
  await expectAccessible(page);
  await importing.sheet("East").uncheck();
  await importing.readSheets(1).click();
  await expect(importing.column("Job title")).toHaveValue("title");
  await expect(importing.main).toContainText(
    m.import_sheets_left({ names: list(["East", "Notes"]) }),
  );

  await importing.sheet("East").check();
  await importing.readSheets(2).click();
  await expect(importing.column("Title")).toHaveValue("title");
  await expect(importing.column("Job title")).toHaveCount(0);
  await expect(importing.remarks).toContainText([m.import_sheet_row({ sheet: "West", row: 1 })]);
  await importing.value("sold").selectOption("");
  await expectAccessible(page);
  const set = await importing.seeChanges();
  await expect(set.row(m.import_sheet_row({ sheet: "East", row: 2 }))).toContainText(
    `Cook ${marker}`,
  );
  await expect(set.row(m.import_sheet_row({ sheet: "West", row: 4 }))).toContainText("Surrey, BC");
  expect(writes).toEqual([]);
});

test("the dry run shows what the service would refuse by now", async ({
  page,
  jobs,
  marker,
  writes,
}) => {
  await page.route("**/locations?pageSize=1", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    await route.fulfill({ response, json: { ...answer, room: 1 } });
  });
  const importing = await ImportPage.open(page);
  const places = ["Laval, QC", `Oneville ${marker}, QC`, `Twoville ${marker}, QC`];
  const file = [
    "Title,Reference ID,Location,Category,Position type,E-mail address,Description",
    ...places.map(
      (place, at) =>
        `Cook ${at} ${marker},R${at}-${marker},"${place}",Retail,Full Time,a@example.com,<p>Soup.</p>`,
    ),
  ];
  await importing.choose("jobs.csv", file.join("\n"));
  await expect(importing.column("Title")).toBeAttached();
  const { id } = await jobs.create({ title: `Other ${marker}`, referenceId: `R0-${marker}` });
  const set = await importing.seeChanges();
  const taken = m.import_problem({ place: "B2", problem: m.import_reference_taken({ id }) });
  await expect(set.row(m.import_row({ row: 2 }))).toContainText(taken);
  const excess = m.import_problem({
    place: "C4",
    problem: m.import_no_room({ text: places[2]! }),
  });
  await expect(set.row(m.import_row({ row: 4 }))).toContainText(excess);
  await expect(page.getByText(m.import_wrong_rows({ count: 2 }))).toBeVisible();
  await expect(set.button(m.change_apply_create({ count: 1 }))).toBeVisible();
  expect(writes).toEqual([]);
});

test("a file that cannot be read says why", { tag: "@all" }, async ({ page }) => {
  const importing = await ImportPage.open(page);
  for (const [name, content, sentence] of [
    ["empty.csv", "", m.import_bad_empty()],
    ["page.xls", "<html><table><tr><td>1</td></tr></table></html>", m.import_bad_web_page()],
    ["cut.xlsx", "PK\u0003\u0004 and no more", m.import_bad_damaged()],
    ["photo.png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), m.import_bad_picture()],
    ["feed.xml", "<a><b>c</b></a>", m.import_bad_xml_jobs()],
  ] as const) {
    await importing.choose(name, content);
    await expect(importing.alert).toContainText(sentence);
  }
});
