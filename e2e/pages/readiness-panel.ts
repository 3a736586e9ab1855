import type { Locator, Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";

/** What the rules found in a posting, on its page and in its form. */
export class ReadinessPanel {
  readonly root: Locator;

  constructor(page: Page) {
    const region = (name: string) => page.getByRole("region", { name });
    this.root = region(m.readiness_title()).or(region(m.readiness_title_active()));
  }

  /** One finding, by its label. */
  finding(label: string): Locator {
    return this.root.getByRole("listitem").filter({ hasText: label });
  }
}
