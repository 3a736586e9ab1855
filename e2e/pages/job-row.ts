import type { Locator, Page } from "@playwright/test";
import { EXTENSION_DAYS } from "#contract/job-dates.ts";
import { m } from "#src/i18n/paraglide/messages.js";

/** The actions of a row. */
export const ACTIONS = {
  edit: m.job_edit,
  publish: m.job_publish,
  archive: m.job_archive,
  duplicate: m.job_duplicate,
  extend: () => m.job_extend_by({ days: EXTENSION_DAYS }),
  chooseCloseDate: m.job_choose_close_date,
  delete: m.job_delete,
};

type ActionName = keyof typeof ACTIONS;

/** One job of the list. */
export class JobRow {
  readonly root: Locator;
  readonly link: Locator;
  readonly box: Locator;
  readonly status: Locator;
  readonly closeDate: Locator;
  readonly pay: Locator;
  readonly published: Locator;
  /** The button that opens the row's actions. */
  readonly actions: Locator;
  readonly #page: Page;

  constructor(page: Page, rows: Locator, title: string) {
    this.#page = page;
    this.root = rows.filter({ has: page.getByRole("link", { name: title, exact: true }) });
    this.link = this.root.getByRole("link", { name: title, exact: true });
    const cell = (index: number) => this.root.getByRole("cell").nth(index);
    this.box = this.root.getByRole("checkbox");
    this.status = cell(1);
    this.closeDate = cell(3);
    this.pay = cell(4);
    this.published = cell(5);
    this.actions = this.root.getByRole("button", { name: m.jobs_actions_for({ title }) });
  }

  async choose(action: ActionName): Promise<void> {
    await this.actions.click();
    await this.#page.getByRole("menuitem", { name: ACTIONS[action](), exact: true }).click();
  }
}
