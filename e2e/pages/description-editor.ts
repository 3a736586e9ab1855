import type { Locator, Page } from "@playwright/test";
import { catalogue as text } from "#src/i18n/en/catalogue.ts";
import { LinkDialog } from "./dialogs.ts";

type Format =
  | "bold"
  | "italic"
  | "bulletList"
  | "orderedList"
  | "link"
  | "lineBreak"
  | "undo"
  | "redo";

/** The description editor of the job form. */
export class DescriptionEditor {
  readonly page: Page;
  readonly content: Locator;
  readonly toolbar: Locator;
  readonly linkDialog: LinkDialog;

  constructor(page: Page) {
    this.page = page;
    this.content = page.getByRole("textbox", { name: text.jobForm.labels.description });
    this.toolbar = page.getByRole("toolbar", { name: text.editor.toolbar });
    this.linkDialog = new LinkDialog(page);
  }

  button(format: Format): Locator {
    return this.toolbar.getByRole("button", { name: text.editor[format], exact: true });
  }

  /** Types at the end. */
  async type(words: string): Promise<void> {
    await this.press("ControlOrMeta+End");
    await this.page.keyboard.type(words);
  }

  /** Presses keys one after the other, wherever the cursor is. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.content.press(key);
      // The browser reports a moved cursor to the editor a frame later.
      await this.content.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    }
  }

  /** Pastes what another program has put on the clipboard. */
  async paste(clipboard: { html?: string; text?: string }): Promise<void> {
    await this.content.evaluate((element, { html, text }) => {
      const clipboardData = new DataTransfer();
      if (html !== undefined) clipboardData.setData("text/html", html);
      if (text !== undefined) clipboardData.setData("text/plain", text);
      element.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    }, clipboard);
  }
}
