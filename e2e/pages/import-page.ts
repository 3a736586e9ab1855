import type { Locator, Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { ChangeSetPage } from "./change-set-page.ts";
import { Screen } from "./screen.ts";

/** A file on its way in, at `/import`: which column is what, and what its values mean. */
export class ImportPage extends Screen {
  readonly file: Locator;
  readonly check: Locator;
  /** What of the file is not taken as it stands. */
  readonly remarks: Locator;
  readonly encoding: Locator;

  constructor(page: Page) {
    super(page);
    const { main } = this;
    this.file = main.locator("input[type=file]");
    this.remarks = main.getByRole("listitem");
    this.encoding = main.getByRole("combobox", { name: m.import_encoding(), exact: true });
    this.check = main.getByRole("button", { name: m.import_check() });
  }

  static async open(page: Page): Promise<ImportPage> {
    await page.goto("/import");
    return new ImportPage(page);
  }

  /** The choice of a column for a heading of the file; folded away if the heading is known. */
  column(heading: string): Locator {
    const name = m.import_column_for({ heading });
    return this.main.getByRole("combobox", { name, includeHidden: true });
  }

  /** The choice of a value for a text of the file. */
  value(text: string): Locator {
    return this.main.getByRole("combobox", { name: m.import_value_for({ text }) });
  }

  /** The box of a sheet of a workbook. */
  sheet(name: string): Locator {
    return this.main
      .getByRole("group", { name: m.import_sheet() })
      .getByRole("checkbox", { name: new RegExp(`^${name} `) });
  }

  /** Reads the chosen sheets. */
  readSheets(count: number): Locator {
    return this.main.getByRole("button", { name: m.import_read_sheets({ count }) });
  }

  /** The place that is typed for a text of the file. */
  place(text: string): Locator {
    return this.main.getByRole("combobox", { name: m.import_place_for({ text }) });
  }

  async choose(name: string, content: string | Buffer): Promise<void> {
    const buffer = Buffer.from(content);
    await this.file.setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  }

  async seeChanges(): Promise<ChangeSetPage> {
    await this.check.click();
    return new ChangeSetPage(this.page);
  }
}
