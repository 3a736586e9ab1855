import fc from "fast-check";
import { toggleFormat } from "../commands/format.ts";
import { removeLink, setLink } from "../commands/links.ts";
import { toggleList } from "../commands/toggle-list.ts";
import { typicalDescription } from "./descriptions.ts";
import { hostileHtml } from "#contract/testing/hostile-html.ts";
import type { mountEditor } from "./mounted-editor.ts";

type Mounted = ReturnType<typeof mountEditor>;

/** An edit, as printed when a test fails. */
export type Edit =
  | { do: "select"; from: number; to: number }
  | { do: "type"; text: string }
  | { do: "press"; keys: string }
  | { do: "format"; name: "bold" | "italic" }
  | { do: "list"; name: "bulletList" | "orderedList" }
  | { do: "link"; href: string }
  | { do: "paste"; html: string }
  | { do: "paste text"; text: string }
  | { do: "remove link" | "copy and paste" | "cut and paste" | "undo" | "redo" };

const place = fc.double({ min: 0, max: 1, noNaN: true });

const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("select"), from: place, to: place }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("type"),
      text: fc.constantFrom("a", " ", "  x ", "- ", "<b>&amp;", "\u00a0"),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("press"),
      keys: fc.constantFrom("Enter", "Backspace", "Delete", "Tab", "Shift-Tab", "Shift-Enter"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("format"), name: fc.constantFrom("bold", "italic") }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("list"),
      name: fc.constantFrom("bulletList", "orderedList"),
    }),
  },
  fc.record({
    do: fc.constant("link"),
    href: fc.constantFrom('https://example.com/?a=1&b="2"', "javascript:x", "/x"),
  }),
  fc.record({ do: fc.constant("paste"), html: fc.oneof(hostileHtml, typicalDescription) }),
  fc.record({
    do: fc.constant("paste text"),
    text: fc.constantFrom("one\ntwo\n\nthree", "• a\n• b", "https://example.com", "\0\ud800x", ""),
  }),
  fc.record({
    do: fc.constantFrom("remove link", "copy and paste", "cut and paste", "undo", "redo"),
  }),
);

/** Sequences of edits. */
export const edits = fc.array(edit, { minLength: 1, maxLength: 15 });

/** Does it. */
export function perform(mounted: Mounted, edit: Edit) {
  const { editor, press, select, type, copy, cut, paste } = mounted;
  const { state, view } = editor;
  const at = (part: number) => Math.round(part * state.doc.content.size);
  switch (edit.do) {
    case "select":
      return select(at(Math.min(edit.from, edit.to)), at(Math.max(edit.from, edit.to)));
    case "type":
      return type(edit.text);
    case "press":
      return press(edit.keys);
    case "format":
      return toggleFormat(edit.name)(state, view.dispatch);
    case "list":
      return toggleList(editor, edit.name);
    case "link":
      return setLink({ href: edit.href, newTab: true, text: "link" })(state, view.dispatch);
    case "remove link":
      return removeLink(state, view.dispatch);
    case "paste":
      return paste({ "text/html": edit.html });
    case "paste text":
      return paste({ "text/plain": edit.text });
    case "copy and paste":
      return paste(copy());
    case "cut and paste":
      return paste(cut());
    case "undo":
      return editor.commands.undo();
    case "redo":
      return editor.commands.redo();
  }
}
