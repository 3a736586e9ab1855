import { readFile } from "node:fs/promises";
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
    this.undoThis = this.main.getByRole("button", { name: m.change_undo() });
  }

  static async open(page: Page): Promise<ActivityPage> {
    await page.goto("/activity");
    return new ActivityPage(page);
  }

  /** Opens the dialog that asks for the days of the public record. */
  async askForRecord(): Promise<RecordDialog> {
    await this.main.getByRole("button", { name: m.record_open() }).click();
    return new RecordDialog(this.page);
  }

  row(what: string): Locator {
    return this.rows.filter({ hasText: what });
  }

  /** Opens one. */
  async show(what: string): Promise<void> {
    await this.row(what).getByRole("link").first().click();
  }

  /** Leads to the dry run of its undo. */
  async undoOf(row: Locator): Promise<ChangeSetPage> {
    await row.getByRole("button", { name: m.change_undo() }).click();
    return new ChangeSetPage(this.page);
  }
}

/** All that was public in a span of days, to save as files. */
export class RecordDialog {
  readonly root: Locator;
  readonly from: Locator;
  readonly to: Locator;
  readonly read: Locator;
  readonly lines: Locator;
  readonly index: Locator;

  constructor(page: Page) {
    this.root = page.getByRole("dialog", { name: m.record_title() });
    this.from = this.root.getByLabel(m.record_from());
    this.to = this.root.getByLabel(m.record_to());
    this.read = this.root.getByRole("button", { name: m.record_read() });
    this.lines = this.root.getByRole("button", { name: m.record_save_lines() });
    this.index = this.root.getByRole("button", { name: m.record_save_index() });
  }

  /** Saves a file, and returns what is in it. */
  async save(button: Locator): Promise<string> {
    const [file] = await Promise.all([this.root.page().waitForEvent("download"), button.click()]);
    return readFile(await file.path(), "utf8");
  }
}
