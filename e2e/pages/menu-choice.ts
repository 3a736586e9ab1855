import type { Locator, Page } from "@playwright/test";

/** An item of a menu, which its button opens. */
export class MenuChoice {
  readonly #page: Page;
  readonly #button: Locator;
  readonly #item: Locator;

  constructor(button: Locator, item: Locator) {
    this.#page = button.page();
    this.#button = button;
    this.#item = item;
  }

  async click(options: { trial?: boolean } = {}): Promise<void> {
    await this.#button.click();
    await this.#item.click(options);
    if (options.trial) await this.#page.keyboard.press("Escape");
  }
}
