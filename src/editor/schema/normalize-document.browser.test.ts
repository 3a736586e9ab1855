import { expect, test } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { mountEditor } from "../testing/mounted-editor.ts";

/** What an input method shows before the word is chosen. */
const compose = (text: string) =>
  cdp().send("Input.imeSetComposition", {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });

test.each([
  ["<b><p>a</p><p></p></b>", (line: string) => `<b><p>a</p><p>${line}</p></b>`],
  ["<i><ul><li></li></ul></i>", (line: string) => `<i><ul><li>${line}</li></ul></i>`],
  ["<b><div><p></p></div></b>", (line: string) => `<b><div><p>${line}</p></div></b>`],
])(
  "in the empty line of %s, a word can be composed, saved during it, and undone",
  async (html, of) => {
    const mounted = mountEditor(html);
    const { editor, select } = mounted;
    const { view } = editor;
    view.dom.style.whiteSpace = "pre-wrap";
    view.focus();
    select(editor.state.doc.content.size);
    for (const text of ["に", "にほ", "にほん"]) {
      await compose(text);
      await expect.poll(mounted.html).toBe(of(text));
    }
    await cdp().send("Input.insertText", { text: "日本" });
    await expect.poll(mounted.html).toBe(of("日本"));
    await expect.poll(() => markedBlocks(mounted)).toBe(0);
    await userEvent.keyboard("!");
    expect(mounted.html()).toBe(of("日本!"));
    editor.commands.undo();
    expect(mounted.html()).toBe(html);
  },
);

/** How many blocks have marks of their own. */
function markedBlocks({ editor }: ReturnType<typeof mountEditor>) {
  let marked = 0;
  editor.state.doc.descendants((node) => {
    if (node.isBlock && node.marks.length > 0) marked += 1;
  });
  return marked;
}
