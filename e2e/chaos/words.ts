import type { Locator, Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { ChangeSetPage } from "../pages/change-set-page.ts";

/** What applies a dry run, whatever the number. */
const APPLY =
  /^(Change|Archive|Delete|Undo|Import|Create) [\d,]+ (job|change)s?( and (create|delete) [\d,]+)?$/;
/** Asks about postings whose outcome is not known. */
const ASK_AGAIN = /^Check the outcome of \d/;
/** Makes a new dry run of what others had changed. */
const PLAN_AGAIN = /^Try again with \d/;

/** A change set, with what the chaos specs press and read besides. */
export class ResultPage extends ChangeSetPage {
  readonly apply = this.main.getByRole("button", { name: APPLY });
  readonly boxes = this.rows.getByRole("checkbox");
  readonly waits = this.main.getByText(m.change_no_answer());
  readonly missing = this.main.getByRole("heading", { name: m.change_missing_title(), level: 1 });
  readonly planAgain = this.main.getByRole("button", { name: PLAN_AGAIN });
  /** Goes on, or asks about what is not known. */
  readonly onward = this.resume.or(this.main.getByRole("button", { name: ASK_AGAIN })).first();

  static async openResult(page: Page, id: string): Promise<ResultPage> {
    await page.goto(`/changes/${id}`);
    return new ResultPage(page);
  }

  /** Takes back so many postings. */
  async takeBack(count: number): Promise<void> {
    await this.undoAll.click();
    const undo = this.button(m.change_apply_undo({ count }));
    await undo.or(this.button(m.change_apply_delete({ count }))).click();
  }
}

/** Finds the row of a change set in Activity. */
export async function openActivity(page: Page): Promise<(id: string) => Locator> {
  await page.goto("/activity");
  const rows = page.getByRole("main").getByRole("row");
  return (id) => rows.filter({ has: page.locator(`a[href="/changes/${id}"]`) });
}
