import type { Locator, Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";

/** Asks before a job is deleted. */
export class DeleteDialog {
  readonly root: Locator;
  readonly cancel: Locator;
  readonly confirm: Locator;

  constructor(page: Page, title: string) {
    this.root = page.getByRole("alertdialog", { name: m.job_delete_title({ title }) });
    this.cancel = this.root.getByRole("button", { name: m.ui_cancel() });
    this.confirm = this.root.getByRole("button", { name: m.job_delete() });
  }
}

/** Asks for a new close date before a job is published whose own has passed. */
export class RepublishDialog {
  readonly root: Locator;
  readonly closeDate: Locator;
  readonly publish: Locator;

  constructor(page: Page, title: string) {
    this.root = page.getByRole("dialog", { name: m.job_republish_title({ title }) });
    this.closeDate = this.root.getByLabel(m.fact_closes());
    this.publish = this.root.getByRole("button", { name: m.job_publish() });
  }
}

/** Asks for another close date of a job. */
export class ExtendDialog {
  readonly root: Locator;
  readonly closeDate: Locator;
  readonly extend: Locator;

  constructor(page: Page, title: string) {
    this.root = page.getByRole("dialog", { name: m.job_extend_title({ title }) });
    this.closeDate = this.root.getByLabel(m.fact_closes());
    this.extend = this.root.getByRole("button", { name: m.job_extend() });
  }
}

/** Asks before unsaved work is left. */
export class LeaveDialog {
  readonly root: Locator;
  readonly leave: Locator;
  readonly stay: Locator;

  constructor(page: Page) {
    this.root = page.getByRole("alertdialog", { name: m.job_form_leave_title() });
    this.leave = this.root.getByRole("button", { name: m.job_form_leave() });
    this.stay = this.root.getByRole("button", { name: m.job_form_stay() });
  }
}

/** Asks before signing out discards unsaved work. */
export class SignOutDialog {
  readonly root: Locator;
  readonly confirm: Locator;
  readonly stay: Locator;

  constructor(page: Page) {
    this.root = page.getByRole("alertdialog", { name: m.drafts_sign_out_title() });
    this.confirm = this.root.getByRole("button", { name: m.drafts_sign_out_confirm() });
    this.stay = this.root.getByRole("button", { name: m.drafts_sign_out_cancel() });
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
    this.root = page.getByRole("dialog", {
      name: new RegExp(`^(${m.editor_add_link()}|${m.editor_edit_link()})$`),
    });
    this.address = this.root.getByLabel(m.editor_link_address());
    this.words = this.root.getByLabel(m.editor_link_text());
    this.newTab = this.root.getByRole("checkbox", { name: m.editor_new_tab() });
    this.save = this.root.getByRole("button", { name: m.editor_save_link() });
    this.remove = this.root.getByRole("button", { name: m.editor_remove_link() });
  }
}
