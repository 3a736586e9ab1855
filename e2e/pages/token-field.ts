import type { Locator, Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";

/** A few values chosen by typing: categories, locations. */
export class TokenField {
  readonly page: Page;
  readonly input: Locator;
  readonly suggestions: Locator;

  constructor(page: Page, label: string) {
    this.page = page;
    this.input = page.getByRole("main").getByRole("combobox", { name: label });
    this.suggestions = page.getByRole("listbox", { name: label }).getByRole("option");
  }

  /** Chooses what is suggested under exactly this name. */
  async add(name: string): Promise<void> {
    await this.input.fill(name);
    await this.suggestions.getByText(name, { exact: true }).click();
  }

  /** Adds a value that is not suggested. */
  async addUnlisted(name: string): Promise<void> {
    await this.input.fill(name);
    await this.suggestions.filter({ hasText: m.fields_add_token({ text: name }) }).click();
  }

  /** A hint under the field. */
  note(words: string): Locator {
    const main = this.page.getByRole("main");
    return main.getByText(words, { exact: true }).filter({ visible: true });
  }

  /** The chip's remove button. */
  chosen(name: string): Locator {
    return this.page.getByRole("button", { name: m.fields_remove_token({ token: name }) });
  }
}
