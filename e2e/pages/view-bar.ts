import type { Locator, Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";

/** What the list shows, and how: filters, views, calendar, order and columns. */
export class ViewBar {
  readonly filter: Locator;
  readonly views: Locator;
  readonly calendar: Locator;
  readonly display: Locator;
  readonly clear: Locator;
  /** The open panel of one of the buttons. */
  readonly panel: Locator;
  readonly #main: Locator;

  constructor(page: Page, main: Locator) {
    this.#main = main;
    this.filter = this.named(m.view_filter());
    this.views = this.named(m.views_title());
    this.calendar = this.named(m.view_calendar());
    this.display = this.named(m.view_display());
    this.clear = main.getByText(m.view_clear(), { exact: true });
    this.panel = page.locator(":popover-open");
  }

  /** A button of the bar; that of the views has the name of the current one. */
  named(name: string): Locator {
    return this.#main.getByRole("button", { name, exact: true });
  }

  /** Sets a filter of the open panel. */
  async choose(filter: string, choice: string): Promise<void> {
    await this.panel
      .getByRole("combobox", { name: filter, exact: true })
      .selectOption({ label: choice });
  }

  /** Opens a filter of several values in the open panel, and ticks these. */
  async tick(filter: string, ...choices: string[]): Promise<void> {
    await this.panel.getByText(filter, { exact: true }).first().click();
    for (const name of choices)
      await this.panel.getByRole("checkbox", { name, exact: true }).check();
  }

  remove(chip: string): Locator {
    return this.#main.getByRole("button", { name: m.fields_remove_token({ token: chip }) });
  }
}
