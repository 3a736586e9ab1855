import type { Locator, Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";

const ACTIONS = {
  edit: m.job_edit,
  publish: m.job_publish,
  archive: m.job_archive,
  duplicate: m.job_duplicate,
  delete: m.job_delete,
};

/** One job of the list. */
export class JobRow {
  readonly root: Locator;
  readonly link: Locator;
  /** The button that opens the row's actions. */
  readonly actions: Locator;
  readonly #page: Page;

  constructor(page: Page, rows: Locator, title: string) {
    this.#page = page;
    this.root = rows.filter({ has: page.getByRole("link", { name: title, exact: true }) });
    this.link = this.root.getByRole("link", { name: title, exact: true });
    this.actions = this.root.getByRole("button", { name: m.jobs_actions_for({ title }) });
  }

  async choose(action: keyof typeof ACTIONS): Promise<void> {
    await this.actions.click();
    await this.#page.getByRole("menuitem", { name: ACTIONS[action]() }).click();
  }
}
