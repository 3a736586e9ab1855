import type { Locator, Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { Screen } from "./screen.ts";

/** The deleted jobs: `/trash`. */
export class TrashPage extends Screen {
  static async open(page: Page): Promise<TrashPage> {
    await page.goto("/trash");
    return new TrashPage(page);
  }

  row(title: string): Locator {
    return this.main.getByRole("row").filter({ hasText: title });
  }

  restoreButton(title: string): Locator {
    return this.row(title).getByRole("button", { name: m.trash_restore_job({ title }) });
  }

  async restore(title: string): Promise<void> {
    await this.restoreButton(title).click();
  }
}
