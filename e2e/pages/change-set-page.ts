import type { Locator, Page } from "@playwright/test";
import type { WriteState } from "#src/jobs/writes/write.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { number } from "#src/i18n/format.ts";
import { Screen } from "./screen.ts";

const DEEDS = [
  "changed",
  "created",
  "deleted",
  "archived",
  "published",
  "imported",
  "undone",
] as const;

/** A change set, at `/changes/ID`: its dry run, its progress and its result. */
export class ChangeSetPage extends Screen {
  readonly rows: Locator;
  readonly find: Locator;
  readonly replacement: Locator;
  readonly percent: Locator;
  readonly pause: Locator;
  readonly resume: Locator;
  readonly undoAll: Locator;
  readonly progress: Locator;
  /** Asks for the number of postings to delete. */
  readonly deleteDialog: Locator;

  constructor(page: Page) {
    super(page);
    const { main } = this;
    this.rows = main.getByRole("listitem");
    this.find = main.getByRole("textbox", { name: m.change_find(), exact: true });
    this.replacement = main.getByRole("textbox", { name: m.change_replacement() });
    this.percent = main.getByRole("textbox", { name: m.change_percent() });
    this.pause = main.getByRole("button", { name: m.change_pause() });
    this.resume = main.getByRole("button", { name: m.change_continue() });
    this.undoAll = main.getByRole("button", { name: m.change_undo(), exact: true });
    this.progress = main.getByRole("progressbar");
    this.deleteDialog = page.getByRole("dialog");
  }

  /** The button that names the number. */
  button(name: string): Locator {
    return this.main.getByRole("button", { name, exact: true });
  }

  row(title: string): Locator {
    return this.rows.filter({ hasText: title });
  }

  /** The box that includes a posting. */
  include(title: string): Locator {
    return this.main.getByRole("checkbox", { name: m.change_include({ title }) });
  }

  /** How many postings have an outcome: the rows with it, once they are chosen. */
  outcome(state: WriteState): Locator {
    return this.rows.filter({ hasText: m.change_outcome({ state }) });
  }

  /** What the finished change set says, whatever it did. */
  done(count: number): Locator {
    const words = DEEDS.map((what) => m.change_done({ count, what }));
    return this.main.getByText(new RegExp(`^(${words.join("|")})$`));
  }

  deletionNumber(count: number): Locator {
    return this.deleteDialog.getByLabel(m.change_delete_type({ number: number(count) }));
  }
}
