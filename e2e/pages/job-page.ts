import type { Locator, Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { DeleteDialog, RepublishDialog } from "./dialogs.ts";
import { MenuChoice } from "./menu-choice.ts";
import { Screen } from "./screen.ts";

/** One job with all that is known about it, at `/jobs/ID`. */
export class JobPage extends Screen {
  readonly edit: Locator;
  readonly publish: Locator;
  readonly archive: Locator;
  /** Of a draft, whose button is Publish. */
  readonly archiveDraft: MenuChoice;
  /** Opens the menu of the page. */
  readonly actions: Locator;
  readonly duplicate: MenuChoice;
  readonly delete: MenuChoice;
  readonly back: Locator;
  /** The description as applicants see it. */
  readonly description: Locator;
  /** Unfolds the ids. */
  readonly technicalDetails: Locator;
  /** The words beside the title: the status, and whether the employer is hidden. */
  readonly badges: Locator;

  constructor(page: Page) {
    super(page);
    const { main } = this;
    this.edit = main.getByRole("link", { name: m.job_edit(), exact: true });
    this.publish = main.getByRole("button", { name: m.job_publish(), exact: true });
    this.archive = main.getByRole("button", { name: m.job_archive(), exact: true });
    this.actions = main.locator("header [aria-haspopup=menu]").filter({ visible: true });
    const item = (name: string) =>
      new MenuChoice(this.actions, page.getByRole("menuitem", { name, exact: true }));
    this.archiveDraft = item(m.job_archive());
    this.duplicate = item(m.job_duplicate());
    this.delete = item(m.job_delete());
    this.back = main.getByRole("link", { name: m.job_back_to_jobs(), exact: true });
    this.description = main.getByRole("region", { name: m.fact_description() });
    this.technicalDetails = main.getByText(m.fact_details(), { exact: true });
    this.badges = main.locator("header").filter({ visible: true });
  }

  static async open(page: Page, id: number | string): Promise<JobPage> {
    await page.goto(`/jobs/${id}`);
    return new JobPage(page);
  }

  /** The value of a fact: `fact("Closes")`. */
  fact(name: string): Locator {
    const pair = this.page.locator("dl > div", {
      has: this.page.getByRole("term").getByText(name, { exact: true }),
    });
    return pair.getByRole("definition");
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
}
