import type { JSHandle, Locator, Page } from "@playwright/test";
import { LANGUAGES, type Language } from "#src/i18n/language.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { MenuChoice } from "./menu-choice.ts";

/** What surrounds every page after sign-in. */
export class Screen {
  readonly page: Page;
  readonly main: Locator;
  /** The heading of the page, which a navigation focuses. */
  readonly heading: Locator;
  /** The live region. */
  readonly announcement: Locator;
  /** An inline error. */
  readonly alert: Locator;
  readonly retry: Locator;
  /** The name of the product, which leads to the list. */
  readonly home: Locator;
  /** Opens the account menu. */
  readonly account: Locator;
  readonly signOut: MenuChoice;
  /** The connection banner and the outbox. */
  readonly connection: Locator;
  readonly sendOutbox: Locator;
  /** The toasts. */
  readonly notifications: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole("main");
    this.heading = this.main.getByRole("heading", { level: 1 });
    this.announcement = page.locator("output");
    this.alert = page.getByRole("alert");
    this.retry = this.main.getByRole("button", { name: m.ui_retry() });
    this.home = page.getByRole("banner").getByRole("link", { name: m.app_product() });
    this.account = page.getByRole("banner").getByRole("button");
    this.signOut = new MenuChoice(
      this.account,
      page.getByRole("menuitem", { name: m.app_sign_out() }),
    );
    this.connection = page.getByRole("region", { name: m.connection_label() });
    this.sendOutbox = this.connection.getByRole("button", {
      name: m.connection_send(),
      exact: true,
    });
    this.notifications = page.getByRole("region", { name: m.frame_notifications() });
  }

  /** What the live region says from now on, until the page loads again. */
  async recordAnnouncements(): Promise<JSHandle<string[]>> {
    return this.announcement.evaluateHandle((region) => {
      const heard: string[] = [];
      new MutationObserver(() => heard.push(region.textContent)).observe(region, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      return heard;
    });
  }

  /** A toast by its message. */
  notification(message: string): Locator {
    return this.notifications.getByText(message, { exact: true });
  }

  /** Presses Undo in the newest toast. */
  async undo(): Promise<void> {
    await this.notifications.getByRole("button", { name: m.job_undo() }).last().click();
  }

  /** Presses Retry in the toast. */
  async tryAgain(): Promise<void> {
    await this.notifications.getByRole("button", { name: m.ui_retry() }).click();
  }

  /** A link out of an error or empty page. */
  way(name: string): Locator {
    return this.main.getByRole("link", { name, exact: true });
  }

  async chooseTheme(name: string): Promise<void> {
    await this.account.click();
    await this.page.getByRole("menuitemradio", { name }).click();
  }

  async switchLanguage(language: Language): Promise<void> {
    await this.account.click();
    await this.page.getByRole("menuitem", { name: LANGUAGES[language] }).click();
  }
}
