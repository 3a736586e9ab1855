import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import type { JobStatus } from "#contract/job-status.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { tabNames } from "#src/i18n/names.ts";
import { number } from "#src/i18n/format.ts";
import { DeleteDialog, RepublishDialog } from "./dialogs.ts";
import { JobEditorPage } from "./job-editor-page.ts";
import { JobPage } from "./job-page.ts";
import { JobRow } from "./job-row.ts";
import { Screen } from "./screen.ts";
import { ViewBar } from "./view-bar.ts";

type Tab = JobStatus | "all";

/** The list of jobs, at `/jobs`. */
export class JobListPage extends Screen {
  readonly search: Locator;
  readonly clearSearch: Locator;
  readonly table: Locator;
  readonly rows: Locator;
  /** The titles of the rows, each the link to its job. */
  readonly titles: Locator;
  readonly newJob: Locator;
  /** The new jobs that are only on this computer. */
  readonly unfinished: Locator;
  /** What can be done with the selected jobs. */
  readonly selectionBar: Locator;
  /** The checkbox of all rows on the page. */
  readonly selectPage: Locator;
  readonly view: ViewBar;
  readonly pages: Locator;
  readonly pageSize: Locator;

  constructor(page: Page) {
    super(page);
    const { main } = this;
    this.search = main.getByRole("searchbox", { name: m.jobs_search() });
    this.clearSearch = main.getByRole("button", { name: m.ui_clear_search() });
    this.table = main.getByRole("table", { name: m.jobs_caption() });
    this.titles = this.table.getByRole("rowheader").getByRole("link");
    this.rows = this.table.getByRole("row").filter({ has: page.getByRole("rowheader") });
    this.unfinished = main.getByRole("region", { name: m.drafts_unfinished() });
    this.newJob = main.getByRole("link", { name: m.jobs_new_job() }).first();
    this.selectionBar = main.getByRole("region", { name: m.selection_label() });
    this.view = new ViewBar(page, main);
    this.selectPage = main.getByRole("checkbox", { name: m.selection_page() });
    this.pages = main.getByRole("navigation", { name: m.ui_pagination() });
    this.pageSize = main.getByRole("combobox", { name: m.ui_page_size() });
  }

  /** Opens the list as `search` says: `"?status=draft"`. */
  static async open(page: Page, search = ""): Promise<JobListPage> {
    await page.goto(`/jobs${search}`);
    return new JobListPage(page);
  }

  /** The list of the jobs that carry the marker, and of no others. */
  static async openFor(page: Page, marker: string, parameters = ""): Promise<JobListPage> {
    return JobListPage.open(page, `?q=${marker}${parameters}`);
  }

  /** From the page of a job, by its link back. */
  static async backFrom(job: JobPage): Promise<JobListPage> {
    await job.back.click();
    return new JobListPage(job.page);
  }

  /** A tab: its name and its count. */
  tab(tab: Tab): Locator {
    return this.page
      .getByRole("navigation", { name: m.jobs_by_status() })
      .getByRole("link", { name: tabNames[tab]() });
  }

  /** What the tab of active jobs says, where closed ones are not counted apart. */
  activeCount(count: number): string {
    return `${m.jobs_tab_active()}${count}${count > 0 ? m.jobs_tab_with_closed() : ""}`;
  }

  /** The row of a job; of two with one title, that with the reference id. */
  row(title: string, referenceId = ""): JobRow {
    return new JobRow(this.page, this.rows.filter({ hasText: referenceId }), title);
  }

  /** What the bar says about the number of selected jobs. */
  selected(count: number): Locator {
    return this.selectionBar.getByText(m.selection_count({ count }), { exact: true });
  }

  /** Begins an operation of the selection bar's menu. */
  async change(operation: string): Promise<void> {
    await this.selectionBar.getByRole("button", { name: m.selection_more() }).click();
    await this.page.getByRole("menuitem", { name: operation }).click();
  }

  /** The file that the list exports. */
  async export(format: string): Promise<Buffer> {
    await this.view.named(m.list_more()).click();
    const download = this.page.waitForEvent("download");
    await this.page.getByRole("menuitem", { name: format, exact: true }).click();
    return readFile(await (await download).path());
  }

  selectAllMatching(total: number): Locator {
    return this.selectionBar.getByRole("button", { name: m.selection_all_matching({ total }) });
  }

  header(column: string): Locator {
    return this.table.getByRole("columnheader", { name: column });
  }

  /** The button in the header of a column. */
  sortBy(column: string): Locator {
    return this.header(column).getByRole("button");
  }

  pageLink(name: string): Locator {
    return this.pages.getByRole("link", { name, exact: true });
  }

  /** By the page's number, or by the choice of pages where the numbers do not show. */
  async goToPage(target: number): Promise<void> {
    const link = this.pageLink(m.ui_page({ page: number(target) }));
    const choice = this.pages.getByRole("combobox", { name: m.ui_page_choice() });
    await link.or(choice).filter({ visible: true }).first().waitFor();
    if (await link.isVisible()) return link.click();
    await choice.focus();
    await choice.selectOption(String(target));
  }

  /** "11–20 of 312" */
  range(first: number, last: number, total: number): Locator {
    return this.page.getByText(
      m.ui_range({ first: number(first), last: number(last), total: number(total) }),
      { exact: true },
    );
  }

  /** What stands where the rows would be. */
  emptyState(title: string): Locator {
    return this.main.getByRole("heading", { name: title, level: 2 });
  }

  async openJob(title: string): Promise<JobPage> {
    await this.row(title).link.click();
    return new JobPage(this.page);
  }

  async editJob(title: string): Promise<JobEditorPage> {
    await this.row(title).choose("edit");
    return new JobEditorPage(this.page);
  }

  async duplicateJob(title: string): Promise<JobEditorPage> {
    await this.row(title).choose("duplicate");
    return new JobEditorPage(this.page);
  }

  /** Publishes a job whose close date has passed. */
  async republishJob(title: string): Promise<RepublishDialog> {
    await this.row(title).choose("publish");
    return new RepublishDialog(this.page, title);
  }

  async askToDelete(title: string): Promise<DeleteDialog> {
    await this.row(title).choose("delete");
    return new DeleteDialog(this.page, title);
  }

  async startNewJob(): Promise<JobEditorPage> {
    await this.newJob.click();
    return new JobEditorPage(this.page);
  }
}
