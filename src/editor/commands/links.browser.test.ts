import { expect, test } from "vitest";
import { mountEditor } from "../testing/mounted-editor.ts";
import { linkAt, removeLink, setLink } from "./links.ts";

const LINK = '<a href="https://example.com">bar</a>';

/** An editor in which the words from the first to the last letter of `selected` are selected. */
function selecting(selected: string) {
  const mounted = mountEditor(`<p>foo ${LINK} baz</p>`);
  const { editor } = mounted;
  const from = editor.state.doc.textContent.indexOf(selected) + 1;
  editor.commands.setTextSelection({ from, to: from + selected.length });
  const link = (href: string) =>
    setLink({ href, newTab: false, text: "" })(editor.state, editor.view.dispatch);
  const unlink = () => removeLink(editor.state, editor.view.dispatch);
  return { ...mounted, link, unlink, there: linkAt(editor.state)?.href };
}

test.each([
  ["foo ", false],
  [" baz", false],
  ["bar", true],
  ["a", true],
  ["o ba", true],
  ["foo bar baz", true],
])("with %j selected, there is a link: %s", (selected, there) => {
  expect(selecting(selected).there !== undefined).toBe(there);
});

test.each([
  ["foo ", false],
  ["a", true],
  ["foo bar baz", true],
])("with %j selected, a link is removed: %s", (selected, removed) => {
  const { unlink, html } = selecting(selected);
  expect(unlink()).toBe(removed);
  expect(html()).toBe(removed ? "<p>foo bar baz</p>" : `<p>foo ${LINK} baz</p>`);
});

test("links that the selection only touches are removed whole, and no other", () => {
  const link = (word: string) => `<a href="https://example.com/${word}">${word}</a>`;
  const { editor, html, select } = mountEditor(
    `<p>${link("one")} ${link("two")}${link("three")}</p>`,
  );
  select("on".length, "one tw".length + 1);
  expect(removeLink(editor.state, editor.view.dispatch)).toBe(true);
  expect(html()).toBe(`<p>one two${link("three")}</p>`);
});

test.each([
  ["bar", `<p>foo ${LINK} baz</p>`],
  ["bar baz", '<p>foo <a href="https://example.com">bar baz</a></p>'],
  ["o ba", '<p>fo<a href="https://example.com">o bar</a> baz</p>'],
  ["baz", `<p>foo ${LINK} <a href="https://example.com">baz</a></p>`],
])("with %j selected, the address of the link makes it %s", (selected, html) => {
  const mounted = selecting(selected);
  expect(mounted.link("https://example.com")).toBe(true);
  expect(mounted.html()).toBe(html);
});

test.each([
  [false, ' target="jobs"'],
  [true, ' target="_blank"'],
])("an existing target stays unless a new tab is chosen: %s", (newTab, target) => {
  const { editor, html, selectText } = mountEditor('<p><a href="/a" target="jobs">a</a></p>');
  selectText("a");
  setLink({ href: "/b?c&lt=d", newTab, text: "" })(editor.state, editor.view.dispatch);
  expect(html()).toBe(`<p><a href="/b?c&amp;lt=d"${target}>a</a></p>`);
  const refused = setLink({ href: "javascript:x", newTab, text: "" });
  expect(refused(editor.state, editor.view.dispatch)).toBe(false);
});
