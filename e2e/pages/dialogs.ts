import type { Locator, Page } from "@playwright/test";
import { catalogue as text } from "#src/i18n/en/catalogue.ts";

/** Asks before a job is deleted. */
export class DeleteDialog {
  readonly root: Locator;
  readonly cancel: Locator;
  readonly confirm: Locator;

  constructor(page: Page, title: string) {
    this.root = page.getByRole("alertdialog", { name: text.job.deleteTitle(title) });
    this.cancel = this.root.getByRole("button", { name: text.ui.cancel });
    this.confirm = this.root.getByRole("button", { name: text.job.delete });
  }
}

/** Asks for a new close date before a job is published whose own has passed. */
export class RepublishDialog {
  readonly root: Locator;
  readonly closeDate: Locator;
  readonly publish: Locator;

  constructor(page: Page, title: string) {
    this.root = page.getByRole("dialog", { name: text.job.republishTitle(title) });
    this.closeDate = this.root.getByLabel(text.job.facts.closes);
    this.publish = this.root.getByRole("button", { name: text.job.publish });
  }
}

/** Asks before unsaved work is left. */
export class LeaveDialog {
  readonly root: Locator;
  readonly leave: Locator;
  readonly stay: Locator;

  constructor(page: Page) {
    this.root = page.getByRole("alertdialog", { name: text.jobForm.leaveTitle });
    this.leave = this.root.getByRole("button", { name: text.jobForm.leave });
    this.stay = this.root.getByRole("button", { name: text.jobForm.stay });
  }
}

/** Asks before signing out discards unsaved work. */
export class SignOutDialog {
  readonly root: Locator;
  readonly confirm: Locator;
  readonly stay: Locator;

  constructor(page: Page) {
    this.root = page.getByRole("alertdialog", { name: text.drafts.signOutTitle });
    this.confirm = this.root.getByRole("button", { name: text.drafts.signOutConfirm });
    this.stay = this.root.getByRole("button", { name: text.drafts.signOutCancel });
  }
}

/** Asks for the address of a link in a description. */
export class LinkDialog {
  readonly root: Locator;
  readonly address: Locator;
  readonly words: Locator;
  readonly newTab: Locator;
  readonly save: Locator;
  readonly remove: Locator;

  constructor(page: Page) {
    const { addLink, editLink } = text.editor;
    this.root = page.getByRole("dialog", { name: new RegExp(`^(${addLink}|${editLink})$`) });
    this.address = this.root.getByLabel(text.editor.linkAddress);
    this.words = this.root.getByLabel(text.editor.linkText);
    this.newTab = this.root.getByRole("checkbox", { name: text.editor.newTab });
    this.save = this.root.getByRole("button", { name: text.editor.saveLink });
    this.remove = this.root.getByRole("button", { name: text.editor.removeLink });
  }
}
