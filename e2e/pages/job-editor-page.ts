import type { Locator, Page } from "@playwright/test";
import { referenceName } from "#src/i18n/reference-names.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { fieldLabels } from "#src/jobs/job/fields/job-values.ts";
import { ChoiceScreen } from "./choice-screen.ts";
import { DescriptionEditor } from "./description-editor.ts";
import { LeaveDialog } from "./dialogs.ts";
import { JobPage } from "./job-page.ts";
import { Screen } from "./screen.ts";
import { TokenField } from "./token-field.ts";

/** How every message about a restored draft begins. */
const [HERE_AGAIN = ""] = m.drafts_restored({ parts: "", typed: "" }).split(":");

/** The heading of the error summary, whatever it counts, and of what an unfinished posting misses. */
const SUMMARY = new RegExp(
  [1, 2]
    .map((count) => `^${m.fields_error_summary({ count }).replace("2", "\\d+")}$`)
    .concat(m.drafts_kept())
    .join("|")
    // A name has its no-break spaces as blanks.
    .replaceAll(/\s/g, "\\s"),
);

/** A field that holds a line of text or a date. */
export type LineName = keyof typeof fieldLabels;

/** The job form: `/jobs/new`, `/jobs/new?from=ID`, `/jobs/ID/edit`. */
export class JobEditorPage extends Screen {
  readonly form: Locator;
  readonly positionType: Locator;
  /** A number field where the service has no list. */
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
  /** Discards a restored draft. */
  readonly discard: Locator;
  /** Lists the restored fields. */
  readonly restored: Locator;
  readonly openElsewhere: Locator;
  /** Offers the draft of another tab. */
  readonly offer: Locator;
  /** Takes or discards the offered draft. */
  readonly restore: Locator;
  readonly dropOffer: Locator;
  /** Turns the draft of a deleted job into a new job. */
  readonly makeNew: Locator;
  /** The conflict screen, in place of the form. */
  readonly choice: ChoiceScreen;
  /** After 429: retries now, or cancels the automatic retry. */
  readonly sendNow: Locator;
  readonly sendLater: Locator;
  /** Creates a new job from the form of a deleted one. */
  readonly saveAsNew: Locator;
  /** The error summary; its links lead to the fields. */
  readonly summary: Locator;
  readonly problems: Locator;

  constructor(page: Page) {
    super(page);
    const { main } = this;

    const button = (name: string) => main.getByRole("button", { name, exact: true });
    const checkbox = (name: string) => main.getByRole("checkbox", { name });
    const radio = (name: string) => main.getByRole("radio", { name });
    this.form = main.locator("form");
    this.positionType = main.getByRole("combobox", { name: m.label_position_type() });
    this.positionTypeNumber = main.getByLabel(m.label_position_type());
    this.categories = new TokenField(page, m.label_categories());
    this.locations = new TokenField(page, m.label_locations());
    this.description = new DescriptionEditor(page);
    this.paid = checkbox(m.label_paid());
    this.period = main.getByRole("combobox", { name: m.label_period() });
    this.plusCommission = checkbox(m.label_plus_commission());
    this.byEmail = radio(m.job_form_email());
    this.byUrl = radio(m.job_form_url());
    this.confidential = checkbox(m.label_confidential());
    this.autoRefresh = checkbox(m.label_auto_refresh());
    this.saveDraft = button(m.job_form_save_draft());
    this.publish = button(m.job_publish());
    this.saveChanges = button(m.job_form_save_changes());
    this.cancel = main.getByRole("link", { name: m.ui_cancel() });
    this.leaveDialog = new LeaveDialog(page);
    this.discard = button(m.drafts_discard());
    this.restored = main.getByRole("status").filter({ hasText: HERE_AGAIN });
    this.offer = main.getByText(m.drafts_offered_title()).locator("xpath=..");
    this.openElsewhere = main.getByText(m.drafts_open_elsewhere());
    this.restore = button(m.drafts_restore());
    this.dropOffer = button(m.drafts_discard_offer());
    this.makeNew = button(m.drafts_make_new());
    this.choice = new ChoiceScreen(page);
    this.sendNow = button(m.job_form_send_now());
    this.sendLater = button(m.job_form_send_later());
    this.saveAsNew = button(m.job_form_save_as_new());
    this.summary = this.form.getByRole("group", { name: SUMMARY });
    this.problems = this.summary.getByRole("link");
  }

  static async openNew(page: Page): Promise<JobEditorPage> {
    await page.goto("/jobs/new");
    return new JobEditorPage(page);
  }

  static async openCopy(page: Page, id: number): Promise<JobEditorPage> {
    await page.goto(`/jobs/new?from=${id}`);
    return new JobEditorPage(page);
  }

  static async openEdit(page: Page, id: number): Promise<JobEditorPage> {
    await page.goto(`/jobs/${id}/edit`);
    return new JobEditorPage(page);
  }

  /** From the page of a job, by its Edit link. */
  static async editFrom(job: JobPage): Promise<JobEditorPage> {
    await job.edit.click();
    return new JobEditorPage(job.page);
  }

  /** From the page of a job, by its Duplicate link. */
  static async copyFrom(job: JobPage): Promise<JobEditorPage> {
    await job.duplicate.click();
    return new JobEditorPage(job.page);
  }

  /** A field by its label; optional ones say so after it. */
  line(name: LineName): Locator {
    const label = new RegExp(`^${fieldLabels[name]()}( \\(${m.fields_optional()}\\))?$`);
    return this.form.getByLabel(label);
  }

  /** Fills every required field but the title. */
  async fillRequired(): Promise<void> {
    await this.positionType.selectOption(referenceName("Full Time"));
    await this.categories.add(referenceName("Retail"));
    await this.locations.add("Calgary, AB");
    await this.description.type("Sell bread.");
    await this.line("applicationEmail").fill("jobs@example.com");
  }

  async save(button: Locator): Promise<JobPage> {
    await button.click();
    return new JobPage(this.page);
  }
}
