import type { Locator, Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";

/** What the rules found in a posting, on its page and in its form. */
export class ReadinessPanel {
  readonly root: Locator;
  /** Unfolds the tips. */
  readonly tips: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.root = page.getByRole("region", { name: m.readiness_title() });
    this.tips = this.root.locator("summary").first();
  }

  /** What was found, at the top of a job's page, which leads to the panel: it begins with the errors. */
  line(errors: number): Locator {
    const found = m.readiness_to_correct_count({ count: errors });
    return this.#page.getByRole("link", { name: m.readiness_line({ found }) });
  }

  /** One finding, by its label. */
  finding(label: string): Locator {
    return this.root.getByRole("listitem").filter({ hasText: label });
  }
}
