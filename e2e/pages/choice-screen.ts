import type { Locator, Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";

/** The conflict screen: asks which changes to keep. */
export class ChoiceScreen {
  readonly root: Locator;
  readonly heading: Locator;
  /** Changes of one person only. */
  readonly settled: Locator;
  readonly save: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    this.root = page.getByRole("region", { name: m.merge_title() });
    this.heading = this.root.getByRole("heading", { name: m.merge_title() });
    this.settled = this.root.getByRole("region", { name: m.merge_settled_title() });
    this.save = this.root.getByRole("button", { name: m.merge_save() });
    this.back = this.root.getByRole("button", { name: m.merge_back() });
  }

  /** One field group with its three versions. */
  part(name: string): Locator {
    return this.root.getByRole("region", { name, exact: true });
  }

  mine(name: string): Locator {
    return this.#side(name, m.merge_mine());
  }

  theirs(name: string): Locator {
    return this.#side(name, m.merge_theirs());
  }

  #side(name: string, side: string): Locator {
    return this.part(name).getByRole("radio", { name: new RegExp(`^${side}`) });
  }
}
