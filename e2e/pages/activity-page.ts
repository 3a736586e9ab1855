import type { Locator, Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { ChangeSetPage } from "./change-set-page.ts";
import { Screen } from "./screen.ts";

/** What everyone of the employer did, at `/activity`; and one of it, at `/activity/ID`. */
export class ActivityPage extends Screen {
  readonly rows: Locator;
  /** Of the page of one: the jobs with what changed. */
  readonly jobs: Locator;
  readonly undoThis: Locator;

  constructor(page: Page) {
    super(page);
    this.rows = this.main.getByRole("row").filter({ has: page.getByRole("rowheader") });
    const versions = this.main.getByRole("region", { name: m.activity_versions() });
    this.jobs = versions.getByRole("list").first().getByRole("listitem");
    this.undoThis = this.main.getByRole("button", { name: m.change_undo(), exact: true });
  }

  static async open(page: Page): Promise<ActivityPage> {
    await page.goto("/activity");
    return new ActivityPage(page);
  }

  row(what: string): Locator {
    return this.rows.filter({ hasText: what });
  }

  /** Opens one. */
  async show(what: string): Promise<void> {
    await this.row(what).getByRole("link").click();
  }

  /** Leads to the dry run of its undo. */
  async undoOf(row: Locator): Promise<ChangeSetPage> {
    await row.getByRole("button", { name: m.change_undo(), exact: true }).click();
    return new ChangeSetPage(this.page);
  }
}
