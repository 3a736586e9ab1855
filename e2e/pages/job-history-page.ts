import type { Locator, Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { JobEditorPage } from "./job-editor-page.ts";
import { Screen } from "./screen.ts";

/** The versions of a job, and what applicants saw on a day: `/jobs/ID/history`. */
export class JobHistoryPage extends Screen {
  /** Newest first. */
  readonly versions: Locator;
  readonly restoreVersion: Locator;
  readonly day: Locator;
  readonly show: Locator;
  /** What applicants saw, one for each version of the day. */
  readonly postings: Locator;
  readonly download: Locator;
  readonly allVersions: Locator;

  constructor(page: Page) {
    super(page);
    const { main } = this;
    this.versions = main.getByRole("list", { name: m.history_title() }).getByRole("listitem");
    this.restoreVersion = main.getByRole("link", { name: m.history_restore() });
    this.day = main.getByLabel(m.history_day_label());
    this.show = main.getByRole("button", { name: m.history_day_show(), exact: true });
    this.postings = main.getByRole("article", { name: m.job_form_preview_label() });
    this.download = main.getByRole("button", { name: m.history_download() });
    this.allVersions = main.getByRole("link", { name: m.history_all_versions() });
  }

  static async open(page: Page, id: number, search = ""): Promise<JobHistoryPage> {
    await page.goto(`/jobs/${id}/history${search}`);
    return new JobHistoryPage(page);
  }

  /** Opens or closes a version. */
  async press(number: number): Promise<void> {
    await this.version(number).getByRole("link").first().click();
  }

  version(number: number): Locator {
    return this.versions.filter({
      has: this.page.getByText(m.history_version({ number }), { exact: true }),
    });
  }

  /** Opens the form with the values of the opened version. */
  async restore(): Promise<JobEditorPage> {
    await this.restoreVersion.click();
    return new JobEditorPage(this.page);
  }

  async showDay(day: string): Promise<void> {
    await this.day.fill(day);
    await this.show.click();
  }
}
