import type { Locator, Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";

/** What the rules found in a posting, on its page and in its form. */
export class ReadinessPanel {
  readonly root: Locator;

  constructor(page: Page) {
    this.root = page.getByRole("region", { name: m.readiness_title() });
  }

  /** One finding, by its label. */
  finding(label: string): Locator {
    return this.root.getByRole("listitem").filter({ hasText: label });
  }
}
