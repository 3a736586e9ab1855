import type { Locator, Page } from "@playwright/test";
import { catalogue as text } from "#src/i18n/en/catalogue.ts";

/** What stands around every page of somebody who is signed in. */
export class Screen {
  readonly page: Page;
  readonly main: Locator;
  /** The heading of the page, which a navigation focuses. */
  readonly heading: Locator;
  /** What a screen reader says by itself. */
  readonly announcement: Locator;
  /** What went wrong, said where it went wrong. */
  readonly alert: Locator;
  readonly retry: Locator;
  /** The name of the product, which leads to the list. */
  readonly home: Locator;
  readonly signOut: Locator;
  readonly theme: Locator;
  /** What is wrong with the connection, and what waits for it. */
  readonly connection: Locator;
  readonly sendOutbox: Locator;
  /** What was done, and what failed, in a corner over the page. */
  readonly notifications: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole("main");
    this.heading = this.main.getByRole("heading", { level: 1 });
    this.announcement = page.locator("output");
    this.alert = page.getByRole("alert");
    this.retry = this.main.getByRole("button", { name: text.ui.retry });
    this.home = page.getByRole("banner").getByRole("link", { name: text.app.product });
    this.signOut = page.getByRole("button", { name: text.app.signOut });
    this.theme = page.getByRole("button", { name: text.ui.theme });
    this.connection = page.getByRole("region", { name: text.connection.label });
    this.sendOutbox = this.connection.getByRole("button", { name: text.connection.send });
    this.notifications = page.getByRole("region", { name: text.frame.notifications });
  }

  /** A word about what was done. */
  notification(message: string): Locator {
    return this.notifications.getByText(message, { exact: true });
  }

  /** Takes back what the newest notification is about. */
  async undo(): Promise<void> {
    await this.notifications.getByRole("button", { name: text.job.undo }).last().click();
  }

  /** Asks once more for what failed. */
  async tryAgain(): Promise<void> {
    await this.notifications.getByRole("button", { name: text.ui.retry }).click();
  }

  /** A link that leads out of a dead end. */
  way(name: string): Locator {
    return this.main.getByRole("link", { name, exact: true });
  }

  async chooseTheme(name: string): Promise<void> {
    await this.theme.click();
    await this.page.getByRole("menuitemradio", { name }).click();
  }
}
