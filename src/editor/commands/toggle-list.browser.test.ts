import { AllSelection } from "@tiptap/pm/state";
import fc from "fast-check";
import { expect, test } from "vitest";
import { tries } from "#contract/testing/tries.ts";
import { soupDescription, typicalDescription } from "../testing/descriptions.ts";
import { mountEditor, unmountEditors } from "../testing/mounted-editor.ts";
import { isInList, toggleList } from "./toggle-list.ts";

/** An editor in which everything from the first to the last of these words is selected. */
function selecting(html: string, first: string, last = first) {
  const mounted = mountEditor(html);
  const { editor, selectText, select } = mounted;
  selectText(first);
  const { from } = editor.state.selection;
  selectText(last);
  select(from, editor.state.selection.to);
  return mounted;
}

/** A blank line among items is left out, and it may hold a no-break space. */
const BLANK = /\s/g;

const NESTED = "<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>";

test.each([
  ["lines", "<p>a</p><div>b</div>", "a", "b", "<ul><li>a</li><li>b</li></ul>"],
  ["a line, its looks", "<p><b>a</b> b</p>", "a", "b", "<ul><li><b>a</b> b</li></ul>"],
  ["lines without a tag", "a<p>b</p>", "a", "b", "<ul><li>a</li><li>b</li></ul>"],
  [
    "a line and a list",
    "<p>a</p><ul><li>b</li><li>c</li></ul><p>d</p>",
    "a",
    "b",
    "<ul><li>a</li><li>b</li><li>c</li></ul><p>d</p>",
  ],
  [
    "a list and a line",
    `${NESTED}<p>e</p>`,
    "a",
    "e",
    "<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li><li>e</li></ul>",
  ],
  [
    "an item of a nested list and a line",
    "<ul><li>a<ul><li>b</li></ul></li></ul><p>c</p>",
    "b",
    "c",
    "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
  ],
  [
    "a line, a list of the other kind and another list",
    "<p>a</p><ol><li>b<ol><li>c</li></ol></li></ol><ul><li>d</li></ul>",
    "a",
    "d",
    "<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>",
  ],
  [
    "a line after a list, without selecting that",
    "<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>",
    "b",
    "b",
    "<ul><li>a</li><li>b</li><li>c</li></ul>",
  ],
  [
    "lines and the empty ones between them",
    "<p>a</p><p></p><p>&nbsp;</p><p>b</p>",
    "a",
    "b",
    "<ul><li>a</li><li>b</li></ul>",
  ],
  [
    "lines in one paragraph",
    "<p>a<br>b<br><br>c</p>",
    "a",
    "c",
    "<ul><li>a</li><li>b</li><li>c</li></ul>",
  ],
  [
    "some of the lines in a paragraph",
    "<p>a<br><b>b<br>c</b><br>d<br>e</p>",
    "b",
    "c",
    "<p>a</p><ul><li><b>b</b></li><li><b>c</b></li></ul><p>d<br>e</p>",
  ],
  [
    "lines in boxes",
    "<p>a</p><div><p>b</p><p>c</p></div><div><p>d</p><p>e</p></div>",
    "a",
    "d",
    "<ul><li>a</li><li>b</li><li>c</li><li>d</li></ul><div><p>e</p></div>",
  ],
  [
    "lines in one box",
    "<div><p>b</p><p>c</p></div>",
    "b",
    "b",
    "<div><ul><li>b</li></ul><p>c</p></div>",
  ],
  [
    "some items of the other kind",
    "<ol><li>a</li><li>b</li><li>c</li></ol>",
    "b",
    "c",
    "<ol><li>a</li></ol><ul><li>b</li><li>c</li></ul>",
  ],
  [
    "items of the other kind before a list of this kind",
    "<ol><li>a</li><li>b</li></ol><ul><li>c</li></ul>",
    "a",
    "b",
    "<ul><li>a</li><li>b</li><li>c</li></ul>",
  ],
  ["items in no list", "<li>a</li><li>b</li>", "a", "b", "<ul><li>a</li><li>b</li></ul>"],
  [
    "what is in a list but in no item",
    "<ul>a<li>b</li></ul>",
    "a",
    "b",
    "<ul><li>a</li><li>b</li></ul>",
  ],
  [
    "a line, an item, and an empty line in a list but in no item",
    "<p>a</p><ol>&nbsp;<li>b</li></ol>",
    "a",
    "b",
    "<ul><li>a</li><li>b</li></ul>",
  ],
  [
    "an item, one with nothing but an empty line in a list, and a line",
    "<ul><li>a</li><li><ul>&nbsp;</ul></li></ul><p>b</p>",
    "a",
    "b",
    "<ul><li>a</li><li>b</li></ul>",
  ],
  [
    "an item with two lines and a line break",
    "<ol><li><p>a</p><p>b<br>c</p></li></ol>",
    "a",
    "c",
    "<ul><li><p>a</p><p>b<br>c</p></li></ul>",
  ],
])("%s become items of one list", (_, html, first, last, expected) => {
  const { editor, html: written } = selecting(html, first, last);
  expect(isInList(editor, "bulletList")).toBe(false);
  toggleList(editor, "bulletList");
  editor.state.doc.check();
  expect(written()).toBe(expected);
  const { from, to } = editor.state.selection;
  const selected = editor.state.doc.textBetween(from, to, "|");
  expect([selected.at(0), selected.at(-1)]).toEqual([first, last]);
  editor.commands.undo();
  expect(written()).toBe(html);
});

test.each([
  ["all items", "<ul><li>a</li><li>b</li></ul>", "a", "b", "<p>a</p><p>b</p>"],
  [
    "an item",
    "<ul><li>a</li><li><b>b</b></li><li>c</li></ul>",
    "b",
    "b",
    "<ul><li>a</li></ul><p><b>b</b></p><ul><li>c</li></ul>",
  ],
  ["a list and what is nested in it", NESTED, "a", "d", "<p>a</p><p>b</p><p>c</p><p>d</p>"],
  [
    "an item, not what is nested in it",
    NESTED,
    "a",
    "a",
    "<p>a</p><ul><li>b</li><li>c</li><li>d</li></ul>",
  ],
  [
    "an item of a nested list",
    NESTED,
    "b",
    "b",
    "<ul><li>a</li></ul><p>b</p><ul><li>c</li><li>d</li></ul>",
  ],
  [
    "the second item of a nested list and the next of the list around it",
    NESTED,
    "c",
    "d",
    "<ul><li>a<ul><li>b</li></ul></li></ul><p>c</p><p>d</p>",
  ],
  [
    "two lists and an empty line",
    "<ul><li>a</li></ul><p></p><ul><li>b</li></ul>",
    "a",
    "b",
    "<p>a</p><p></p><p>b</p>",
  ],
  ["an item with two lines", "<ul><li><p>a</p><p>b</p></li></ul>", "b", "b", "<p>a</p><p>b</p>"],
])("%s become lines", (_, html, first, last, expected) => {
  const { editor, html: written } = selecting(html, first, last);
  expect(isInList(editor, "bulletList")).toBe(true);
  toggleList(editor, "bulletList");
  editor.state.doc.check();
  expect(written().replaceAll("<br>", "")).toBe(expected);
  const { from, to } = editor.state.selection;
  expect(editor.state.doc.textBetween(from, to, "|")).toMatch(
    RegExp(`^${first}.*${last}$|^${first}$`),
  );
  editor.commands.undo();
  expect(written()).toBe(html);
});

test.each([
  ["<p>a</p><p>b</p>", "<ol><li>a</li><li>b</li></ol>"],
  ["<ol><li>a</li></ol>", "<p>a</p>"],
  ["", "<ol><li></li></ol>"],
])("with all of %s selected, it is %s", (html, expected) => {
  const { editor, html: written } = mountEditor(html);
  editor.view.dispatch(editor.state.tr.setSelection(new AllSelection(editor.state.doc)));
  toggleList(editor, "orderedList");
  expect(written()).toBe(expected);
});

test("at a cursor, the whole list becomes one of the other kind, and the cursor stays", () => {
  const { editor, html, selectText, type } = mountEditor(NESTED);
  selectText("b", { collapse: true });
  toggleList(editor, "orderedList");
  type("!");
  expect(html()).toBe("<ul><li>a<ol><li>b!</li><li>c</li></ol></li><li>d</li></ul>");
});

test("whatever is selected, it becomes items or lines, and no word is lost or moved", () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.oneof(typicalDescription, soupDescription), part, part, (html, one, other) => {
      const { editor, select } = mountEditor(html);
      const words = () => editor.state.doc.textContent;
      const selected = () => {
        const { from, to } = editor.state.selection;
        return editor.state.doc.textBetween(from, to);
      };
      const before = words();
      const [from = 0, to] = [one, other].toSorted((a, b) => a - b);
      const at = (place = 0) => Math.round(place * editor.state.doc.content.size);
      select(at(from), at(to));
      const wasSelected = selected();
      for (let times = 0; times < 2; times += 1) {
        const were = isInList(editor, "bulletList");
        expect(toggleList(editor, "bulletList")).toBe(true);
        editor.state.doc.check();
        expect(isInList(editor, "bulletList")).toBe(!were);
        expect(words().replaceAll(BLANK, "")).toBe(before.replaceAll(BLANK, ""));
        expect(selected().replaceAll(BLANK, "")).toBe(wasSelected.replaceAll(BLANK, ""));
      }
      unmountEditors();
    }),
    tries(400),
  );
});
