import type { Locator, Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import { JobListPage } from "./job-list-page.ts";

/** The key field of sign-in: on its page, or in the dialog over another page. */
class SignInForm {
  readonly page: Page;
  readonly root: Locator;
  readonly key: Locator;
  readonly keep: Locator;
  readonly submit: Locator;
  readonly alert: Locator;

  constructor(page: Page, root: Locator) {
    this.page = page;
    this.root = root;
    this.key = root.getByLabel(m.sign_in_key(), { exact: true });
    this.keep = root.getByRole("checkbox", { name: m.sign_in_keep() });
    this.submit = root.getByRole("button", { name: m.sign_in_submit() });
    this.alert = root.getByRole("alert");
  }

  /** Gives a key that may be refused. */
  async tryKey(key: string): Promise<void> {
    await this.key.fill(key);
    await this.submit.click();
  }
}

/** Replaces every page until sign-in, at that page's address. */
export class SignInPage extends SignInForm {
  readonly heading: Locator;

  constructor(page: Page) {
    const main = page.getByRole("main");
    super(page, main);
    this.heading = main.getByRole("heading", { name: m.sign_in_title(), level: 1 });
  }

  static async open(page: Page, address = "/"): Promise<SignInPage> {
    await page.goto(address);
    return new SignInPage(page);
  }

  /** Signs in at the address of the list, and waits for the page: a navigation would interrupt it. */
  async signIn(key: string): Promise<JobListPage> {
    await this.tryKey(key);
    await this.heading.waitFor({ state: "detached" });
    return new JobListPage(this.page);
  }
}

/** Asks for a new key over the page, after a 401. */
export class SignInAgainDialog extends SignInForm {
  readonly signOut: Locator;
  /** Says that the new key is another employer's. */
  readonly otherEmployer: Locator;
  readonly goOnForOther: Locator;

  constructor(page: Page) {
    super(page, page.getByRole("dialog", { name: m.sign_in_again_title() }));
    this.signOut = this.root.getByRole("button", { name: m.app_sign_out() });
    this.otherEmployer = page.getByRole("alertdialog", { name: m.sign_in_other_title() });
    this.goOnForOther = this.otherEmployer.getByRole("button", {
      name: m.sign_in_other_go_on({ now: "" }),
    });
  }
}
