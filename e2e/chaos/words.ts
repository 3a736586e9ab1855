import type { Locator, Page } from "@playwright/test";
import type { ItemState } from "#src/jobs/changes/change-set.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { ChangeSetPage } from "../pages/change-set-page.ts";

// Everything that the chaos specs read on the pages of change sets, in one place.

/** What a run says while the service is away. */
export const WAITS = "The service doesn’t answer; this goes on by itself";

/** What an undone change set says, in Activity and on its page. */
export const UNDONE = "Undone";

/** Asks about items whose outcome is not known. */
const ASK_AGAIN = /^Ask again about \d/;

/** Makes a new dry run of what others had changed. */
const PLAN_AGAIN = /^Try again with \d/;

/** What applies a dry run: a verb and the number of postings. */
const APPLY = /^(Change|Archive|Delete|Undo|Import) \d+ (job|change)s?$/;

export const outcomeName = (state: ItemState): string => m.change_outcome({ state });

/** The result of a change set, with what goes on from it. */
export class ResultPage extends ChangeSetPage {
  readonly waits: Locator;
  readonly undone: Locator;
  readonly missing: Locator;
  /** Goes on, or asks about what is not known. */
  readonly onward: Locator;
  readonly planAgain: Locator;
  readonly apply: Locator;
  /** The boxes of a dry run. */
  readonly boxes: Locator;

  constructor(page: Page) {
    super(page);
    const { main } = this;
    this.waits = main.getByText(WAITS);
    this.undone = main.getByText(UNDONE);
    this.missing = main.getByRole("heading", { name: m.change_missing_title(), level: 1 });
    this.onward = this.resume.or(main.getByRole("button", { name: ASK_AGAIN }));
    this.planAgain = main.getByRole("button", { name: PLAN_AGAIN });
    this.apply = main.getByRole("button", { name: APPLY });
    this.boxes = this.rows.getByRole("checkbox");
  }

  static async openResult(page: Page, id: string): Promise<ResultPage> {
    await page.goto(`/changes/${id}`);
    return new ResultPage(page);
  }
}

/** The rows of Activity, each leading to a change set. */
export async function openActivity(page: Page): Promise<{ row: (id: string) => Locator }> {
  await page.goto("/activity");
  const rows = page.getByRole("main").getByRole("row");
  return { row: (id) => rows.filter({ has: page.locator(`a[href="/changes/${id}"]`) }) };
}
