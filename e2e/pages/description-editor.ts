import type { Locator, Page } from "@playwright/test";
import { m } from "#src/i18n/paraglide/messages.js";
import type { ControlName } from "#src/editor/commands/control-keys.ts";
import { controlLabels } from "#src/editor/toolbar/control-labels.ts";
import { LinkDialog } from "./dialogs.ts";

/** The description editor of the job form. */
export class DescriptionEditor {
  readonly page: Page;
  readonly content: Locator;
  readonly toolbar: Locator;
  readonly linkDialog: LinkDialog;

  constructor(page: Page) {
    this.page = page;
    this.content = page.getByRole("textbox", { name: m.label_description() });
    this.toolbar = page.getByRole("toolbar", { name: m.editor_toolbar() });
    this.linkDialog = new LinkDialog(page);
  }

  button(format: ControlName): Locator {
    return this.toolbar.getByRole("button", { name: controlLabels[format](), exact: true });
  }

  /** Types at the end. */
  async type(words: string): Promise<void> {
    await this.press("ControlOrMeta+End");
    await this.page.keyboard.type(words);
  }

  /** Presses keys one after the other, wherever the cursor is. */
  async press(...keys: string[]): Promise<void> {
    await this.content.focus();
    // The editor restores its own cursor 20 ms after it got the focus.
    await this.content.evaluate(() => new Promise((resolve) => setTimeout(resolve, 40)));
    for (const key of keys) {
      await this.content.press(key);
      // The browser reports a moved cursor to the editor a frame later.
      await this.content.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    }
  }

  /** Composes a character with an input method, wherever the cursor is. */
  async compose(character: string): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send("Input.imeSetComposition", {
      text: character,
      selectionStart: 1,
      selectionEnd: 1,
    });
    await this.page.keyboard.insertText(character);
  }

  /** Pastes what another program has put on the clipboard. */
  async paste(clipboard: { html?: string; text?: string }): Promise<void> {
    await this.content.evaluate((element, { html, text }) => {
      const clipboardData = new DataTransfer();
      if (html !== undefined) clipboardData.setData("text/html", html);
      if (text !== undefined) clipboardData.setData("text/plain", text);
      const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
      // Firefox would take no data with the event.
      Object.defineProperty(event, "clipboardData", { value: clipboardData });
      element.dispatchEvent(event);
    }, clipboard);
  }
}
