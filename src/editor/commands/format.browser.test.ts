import { expect, test } from "vitest";
import { mountEditor } from "../testing/mounted-editor.ts";

test.each<[string, string, number, number, string, string]>([
  ["makes it bold", "<p>We bake</p>", 4, 8, "b", "<p>We <strong>bake</strong></p>"],
  ["makes it italic", "<p>We bake</p>", 4, 8, "i", "<p>We <em>bake</em></p>"],
  [
    "where it is so in part",
    "<p>We <b>bake</b></p>",
    1,
    8,
    "b",
    "<p><strong>We </strong><b>bake</b></p>",
  ],
  [
    "takes back either tag",
    "<p><b>We</b> <strong>bake</strong></p>",
    1,
    3,
    "b",
    "<p>We <strong>bake</strong></p>",
  ],
  ["takes back both", "<p><b>We </b><strong>bake</strong></p>", 1, 8, "b", "<p>We bake</p>"],
  ["takes back one in the other", "<p><i><em>We</em></i></p>", 1, 3, "i", "<p>We</p>"],
])("on selected text: %s", (_, before, from, to, key, after) => {
  const { select, press, html } = mountEditor(before);
  select(from, to);
  expect(press(`Mod-${key}`)).toBe(true);
  expect(html()).toBe(after);
});

test.each([
  ["<p>We</p>", "b", "<p>We<strong>!</strong></p>"],
  ["<p><b>We</b></p>", "b", "<p><b>We</b>!</p>"],
  ["<p><i>We</i></p>", "i", "<p><i>We</i>!</p>"],
])("after %s it is for what is typed next: Ctrl+%s", (before, key, after) => {
  const { selectText, press, type, html } = mountEditor(before);
  selectText("We", { collapse: true });
  press(`Mod-${key}`);
  type("!");
  expect(html()).toBe(after);
});
