import { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { afterEach } from "vitest";
import { descriptionSource, replaceDescription } from "../description-source.ts";
import { EDITOR_EXTENSIONS } from "../editor-extensions.ts";
import { type OpenDescription, closeDescription } from "../open-description.ts";

const mounted: { editor: Editor; element: HTMLElement }[] = [];

export function unmountEditors() {
  for (const { editor, element } of mounted.splice(0)) {
    editor.destroy();
    element.remove();
  }
}

afterEach(unmountEditors);

/** The whole editor on a page, without React around it. */
export function mountEditor(html: string) {
  const element = document.createElement("div");
  document.body.append(element);
  const editor = new Editor({
    element,
    extensions: [...EDITOR_EXTENSIONS, descriptionSource(html)],
    injectCSS: false,
    enablePasteRules: false,
  });
  mounted.push({ editor, element });
  const open = () => editor.storage.descriptionSource.open as OpenDescription;
  const { view } = editor;

  /** Presses a key. @returns whether the editor took it; what it leaves, the browser would do. */
  const press = (keys: string) => {
    const parts = keys.split("-");
    const key = parts.at(-1) ?? "";
    const event = new KeyboardEvent("keydown", {
      key,
      ctrlKey: parts.includes("Mod"),
      shiftKey: parts.includes("Shift"),
      bubbles: true,
      cancelable: true,
    });
    view.dom.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const transfer = (data: Record<string, string>, files: File[] = []) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
    for (const file of files) clipboardData.items.add(file);
    return clipboardData;
  };
  const clipboard = (type: "copy" | "cut" | "paste", clipboardData: DataTransfer) => {
    const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
    view.dom.dispatchEvent(event);
    return clipboardData;
  };
  return {
    editor,
    html: () => closeDescription(open(), editor.state.doc),
    changed: () => !editor.state.doc.eq(open().doc),
    replace: (other: string) => replaceDescription(editor, other),
    press,
    type: (text: string) => view.dispatch(view.state.tr.insertText(text)),
    /** Selects text as near as possible to these positions. */
    select: (from: number, to = from) => {
      const { doc, tr } = editor.state;
      view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(from), doc.resolve(to))));
    },
    /** Selects text by what it says, or puts the cursor after it. */
    selectText: (text: string, { collapse = false } = {}) => {
      let found = -1;
      editor.state.doc.descendants((node, position) => {
        const index = node.text?.indexOf(text) ?? -1;
        if (found < 0 && index >= 0) found = position + index;
      });
      if (found < 0) throw new Error(`The document does not say "${text}".`);
      const to = found + text.length;
      editor.commands.setTextSelection({ from: collapse ? to : found, to });
    },
    copy: () => clipboard("copy", transfer({})),
    cut: () => clipboard("cut", transfer({})),
    paste: (data: Record<string, string> | DataTransfer, files?: File[]) =>
      clipboard("paste", data instanceof DataTransfer ? data : transfer(data, files)),
  };
}
