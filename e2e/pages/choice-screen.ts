import type { Locator, Page } from "@playwright/test";
import { catalogue as text } from "#src/i18n/en/catalogue.ts";

const words = text.merge;

/** The conflict screen: asks which changes to keep. */
export class ChoiceScreen {
  readonly root: Locator;
  readonly heading: Locator;
  /** Changes of one person only. */
  readonly settled: Locator;
  readonly save: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    this.root = page.getByRole("region", { name: words.title });
    this.heading = this.root.getByRole("heading", { name: words.title });
    this.settled = this.root.getByRole("region", { name: words.settledTitle });
    this.save = this.root.getByRole("button", { name: words.save });
    this.back = this.root.getByRole("button", { name: words.back });
  }

  /** One field group with its three versions. */
  part(name: string): Locator {
    return this.root.getByRole("region", { name, exact: true });
  }

  mine(name: string): Locator {
    return this.#side(name, words.mine);
  }

  theirs(name: string): Locator {
    return this.#side(name, words.theirs);
  }

  #side(name: string, side: string): Locator {
    return this.part(name).getByRole("radio", { name: new RegExp(`^${side}`) });
  }
}
