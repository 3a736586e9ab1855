import type { Locator, Page } from "@playwright/test";
import { catalogue as text } from "#src/i18n/en/catalogue.ts";

type Action = "edit" | "publish" | "archive" | "duplicate" | "delete";

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
    this.actions = this.root.getByRole("button", { name: text.jobs.actionsFor(title) });
  }

  async choose(action: Action): Promise<void> {
    await this.actions.click();
    await this.#page.getByRole("menuitem", { name: text.job[action] }).click();
  }
}
