// The pages of the jobs. An action answers the page that it leads to; they lead to each other in
// circles, which is why they are one file.
import type { Locator, Page } from "@playwright/test";
import type { JobStatus } from "#contract/job-status.ts";
import { catalogue as text } from "#src/lib/text/en/catalogue.ts";
import { DescriptionEditor } from "./description-editor.ts";
import { ChoiceScreen } from "./choice-screen.ts";
import { DeleteDialog, LeaveDialog, RepublishDialog } from "./dialogs.ts";
import { JobRow } from "./job-row.ts";
import { Screen } from "./screen.ts";
import { TokenField } from "./token-field.ts";

const { jobs, jobForm } = text;

type Tab = JobStatus | "all";

/** The list of jobs, at `/jobs`. */
export class JobsPage extends Screen {
  readonly search: Locator;
  readonly clearSearch: Locator;
  readonly table: Locator;
  readonly rows: Locator;
  /** The titles of the rows, each the link to its job. */
  readonly titles: Locator;
  readonly newJob: Locator;
  readonly pages: Locator;
  readonly pageSize: Locator;

  constructor(page: Page) {
    super(page);
    const { main } = this;
    this.search = main.getByRole("searchbox", { name: jobs.search });
    this.clearSearch = main.getByRole("button", { name: text.ui.clearSearch });
    this.table = main.getByRole("table", { name: jobs.caption });
    this.titles = this.table.getByRole("rowheader").getByRole("link");
    this.rows = this.table.getByRole("row").filter({ has: page.getByRole("rowheader") });
    this.newJob = main.getByRole("link", { name: jobs.newJob }).first();
    this.pages = main.getByRole("navigation", { name: text.ui.pagination });
    this.pageSize = main.getByRole("combobox", { name: text.ui.pageSize });
  }

  /** Opens the list as `search` says: `"?status=draft"`. */
  static async open(page: Page, search = ""): Promise<JobsPage> {
    await page.goto(`/jobs${search}`);
    return new JobsPage(page);
  }

  /** The list of the jobs that carry the tag, and of no others. */
  static async openFor(page: Page, tag: string, parameters = ""): Promise<JobsPage> {
    return JobsPage.open(page, `?q=${tag}${parameters}`);
  }

  /** A tab: its name and its count. */
  tab(tab: Tab): Locator {
    const name = tab === "all" ? jobs.all : jobs.statusNames[tab];
    return this.page.getByRole("navigation", { name: jobs.byStatus }).getByRole("link", { name });
  }

  row(title: string): JobRow {
    return new JobRow(this.page, this.rows, title);
  }

  pageLink(name: string): Locator {
    return this.pages.getByRole("link", { name, exact: true });
  }

  /** "11–20 of 312" */
  range(first: number, last: number, total: number): Locator {
    return this.page.getByText(text.ui.range(first, last, total), { exact: true });
  }

  /** What stands where the rows would be. */
  emptyState(title: string): Locator {
    return this.main.getByRole("heading", { name: title, level: 2 });
  }

  async openJob(title: string): Promise<JobPage> {
    await this.row(title).link.click();
    return new JobPage(this.page);
  }

  async editJob(title: string): Promise<JobFormPage> {
    await this.row(title).choose("edit");
    return new JobFormPage(this.page);
  }

  async duplicateJob(title: string): Promise<JobFormPage> {
    await this.row(title).choose("duplicate");
    return new JobFormPage(this.page);
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

  async startNewJob(): Promise<JobFormPage> {
    await this.newJob.click();
    return new JobFormPage(this.page);
  }
}

/** One job with all that is known about it, at `/jobs/ID`. */
export class JobPage extends Screen {
  readonly edit: Locator;
  readonly publish: Locator;
  readonly archive: Locator;
  readonly duplicate: Locator;
  readonly delete: Locator;
  readonly back: Locator;
  /** The description as applicants see it. */
  readonly description: Locator;
  /** The words beside the title: the status, and whether the employer is hidden. */
  readonly badges: Locator;

  constructor(page: Page) {
    super(page);
    const { main } = this;
    this.edit = main.getByRole("link", { name: text.job.edit, exact: true });
    this.publish = main.getByRole("button", { name: text.job.publish });
    this.archive = main.getByRole("button", { name: text.job.archive });
    this.duplicate = main.getByRole("link", { name: text.job.duplicate });
    this.delete = main.getByRole("button", { name: text.job.delete });
    this.back = main.getByRole("link", { name: text.job.backToJobs, exact: true });
    this.description = main.getByRole("region", { name: text.job.facts.description });
    this.badges = main.locator("header").filter({ visible: true });
  }

  static async open(page: Page, id: number | string): Promise<JobPage> {
    await page.goto(`/jobs/${id}`);
    return new JobPage(page);
  }

  /** What is said under a name: `fact("Closes")`. */
  fact(name: string): Locator {
    const pair = this.page.locator("dl > div", {
      has: this.page.getByRole("term").getByText(name, { exact: true }),
    });
    return pair.getByRole("definition");
  }

  async startEditing(): Promise<JobFormPage> {
    await this.edit.click();
    return new JobFormPage(this.page);
  }

  async startCopy(): Promise<JobFormPage> {
    await this.duplicate.click();
    return new JobFormPage(this.page);
  }

  /** Publishes a job whose close date has passed. */
  async republish(title: string): Promise<RepublishDialog> {
    await this.publish.click();
    return new RepublishDialog(this.page, title);
  }

  async askToDelete(title: string): Promise<DeleteDialog> {
    await this.delete.click();
    return new DeleteDialog(this.page, title);
  }

  async goBack(): Promise<JobsPage> {
    await this.back.click();
    return new JobsPage(this.page);
  }
}

/** The fields that hold a line of text or a date. */
export type LineName =
  | "title"
  | "referenceId"
  | "amount"
  | "maxAmount"
  | "applicationEmail"
  | "applicationUrl"
  | "closeDate";

/** The job form: `/jobs/new`, `/jobs/new?from=ID`, `/jobs/ID/edit`. */
export class JobFormPage extends Screen {
  readonly form: Locator;
  readonly positionType: Locator;
  /** In place of it, where the service has no list. */
  readonly positionTypeNumber: Locator;
  readonly categories: TokenField;
  readonly locations: TokenField;
  readonly description: DescriptionEditor;
  readonly paid: Locator;
  readonly period: Locator;
  readonly plusCommission: Locator;
  readonly byEmail: Locator;
  readonly byUrl: Locator;
  readonly confidential: Locator;
  readonly autoRefresh: Locator;
  readonly saveDraft: Locator;
  readonly publish: Locator;
  readonly saveChanges: Locator;
  readonly cancel: Locator;
  readonly leaveDialog: LeaveDialog;
  /** Empties a form that was kept over a reload. */
  readonly discard: Locator;
  /** Says what was brought back of what was typed before a reload. */
  readonly restored: Locator;
  readonly openElsewhere: Locator;
  /** Says what another tab has left. */
  readonly offer: Locator;
  /** What another tab has left is offered: takes it, or does not want it. */
  readonly restore: Locator;
  readonly dropOffer: Locator;
  /** Of a job that is gone: what was being changed in it becomes a new one. */
  readonly makeNew: Locator;
  /** Stands in place of the form while both changed the same. */
  readonly choice: ChoiceScreen;
  /** The service asked to wait: does not, or leaves it to the person. */
  readonly sendNow: Locator;
  readonly sendLater: Locator;
  /** The job is gone: makes a new one of what is in the form. */
  readonly saveAsNew: Locator;
  /** Says after a submit what is wrong; its links lead to the fields. */
  readonly summary: Locator;
  readonly problems: Locator;

  constructor(page: Page) {
    super(page);
    const { main } = this;
    const { labels } = jobForm;
    const button = (name: string) => main.getByRole("button", { name, exact: true });
    const checkbox = (name: string) => main.getByRole("checkbox", { name });
    const radio = (name: string) => main.getByRole("radio", { name });
    this.form = main.locator("form");
    this.positionType = main.getByRole("combobox", { name: labels.positionType });
    this.positionTypeNumber = main.getByLabel(labels.positionType);
    this.categories = new TokenField(page, labels.categories);
    this.locations = new TokenField(page, labels.locations);
    this.description = new DescriptionEditor(page);
    this.paid = checkbox(labels.paid);
    this.period = main.getByRole("combobox", { name: labels.period });
    this.plusCommission = checkbox(labels.plusCommission);
    this.byEmail = radio(jobForm.email);
    this.byUrl = radio(jobForm.url);
    this.confidential = checkbox(labels.confidential);
    this.autoRefresh = checkbox(labels.autoRefresh);
    this.saveDraft = button(jobForm.saveDraft);
    this.publish = button(jobForm.publish);
    this.saveChanges = button(jobForm.saveChanges);
    this.cancel = main.getByRole("link", { name: jobForm.cancel });
    this.leaveDialog = new LeaveDialog(page);
    this.discard = button(text.unfinished.discard);
    this.restored = main.getByRole("status").filter({ hasText: "here again" });
    this.offer = main.getByText(text.unfinished.offeredTitle).locator("xpath=..");
    this.openElsewhere = main.getByText(text.unfinished.openElsewhere);
    this.restore = button(text.unfinished.restore);
    this.dropOffer = button(text.unfinished.discardOffer);
    this.makeNew = button(text.unfinished.makeNew);
    this.choice = new ChoiceScreen(page);
    this.sendNow = button(jobForm.sendNow);
    this.sendLater = button(jobForm.sendLater);
    this.saveAsNew = button(jobForm.saveAsNew);
    this.summary = this.form.getByRole("alert").filter({ has: page.getByRole("link") });
    this.problems = this.summary.getByRole("link");
  }

  static async openNew(page: Page): Promise<JobFormPage> {
    await page.goto("/jobs/new");
    return new JobFormPage(page);
  }

  static async openEdit(page: Page, id: number): Promise<JobFormPage> {
    await page.goto(`/jobs/${id}/edit`);
    return new JobFormPage(page);
  }

  /** A field by its label; optional ones say so after it. */
  line(name: LineName): Locator {
    const label = new RegExp(`^${jobForm.labels[name]}( \\(${text.fields.optional}\\))?$`);
    return this.form.getByLabel(label);
  }

  /** All that a job needs, but for its title. */
  async fillRequired(): Promise<void> {
    await this.positionType.selectOption("Full Time");
    await this.categories.add("Retail");
    await this.locations.add("Vancouver, BC");
    await this.description.type("Sell bread.");
    await this.line("applicationEmail").fill("jobs@example.com");
  }

  async save(button: Locator): Promise<JobPage> {
    await button.click();
    return new JobPage(this.page);
  }
}
