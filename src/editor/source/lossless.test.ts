import type { Node } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkDescription } from "#contract/description.ts";
import { tries } from "#contract/testing/tries.ts";
import { normalizePlugin } from "../schema/normalize-document.ts";
import { soupDescription, typicalDescription } from "../testing/descriptions.ts";
import { meaningOf } from "../testing/meaning.ts";
import { schema } from "../testing/schema.ts";
import { loadDescription } from "./load-description.ts";
import type { SourceElement } from "./source-memory.ts";
import { writeDescription } from "./write-description.ts";

const anyDescription = fc
  .oneof(typicalDescription, soupDescription)
  .filter((html) => checkDescription(html).length === 0);

test("a well-formed description is written back character for character", () => {
  fc.assert(
    fc.property(typicalDescription, (html) => {
      const { doc, memory } = loadDescription(html, schema);
      doc.check();
      expect(writeDescription(doc, memory)).toBe(html);
    }),
    tries(1_000),
  );
});

test("any mixture of allowed tags keeps its meaning, also where it is rewritten", () => {
  fc.assert(
    fc.property(anyDescription, (html) => {
      const { doc, memory } = loadDescription(html, schema);
      doc.check();
      const tagsOnly = {
        ...memory,
        elements: memory.elements.map(withoutHtml),
      };
      for (const known of [memory, tagsOnly])
        expect(meaningOf(writeDescription(doc, known))).toBe(meaningOf(html));
    }),
    tries(1_000),
  );
});

test("a typed character changes nothing outside its line", () => {
  fc.assert(
    fc.property(typicalDescription, fc.nat(), (html, chance) => {
      const { doc, memory } = loadDescription(html, schema);
      const lines = linesOf(doc);
      const { node, position } = lines[chance % lines.length] ?? { node: doc, position: 0 };
      const offset = chance % (node.content.size + 1);
      const state = EditorState.create({ doc, plugins: [normalizePlugin()] });
      const edited = state.apply(state.tr.insertText("§", position + 1 + offset));

      const written = writeDescription(edited.doc, memory);
      const old = memory.elements[node.attrs["source"] as number]?.loaded?.html ?? "";
      const { before, after } = around(html, written);
      expect(before + after).toBeGreaterThanOrEqual(html.length - old.length);
      expect(written).toContain("§");
    }),
    tries(1_000),
  );
});

const withoutHtml = (element: SourceElement) =>
  Object.fromEntries(
    Object.entries(element).filter(([name]) => name !== "loaded"),
  ) as unknown as SourceElement;

function linesOf(doc: Node) {
  const lines: { node: Node; position: number }[] = [];
  doc.descendants((node, position) => {
    if (node.isTextblock) lines.push({ node, position });
  });
  return lines;
}

/** How many characters two texts share at their beginning and, beyond that, at their end. */
function around(one: string, other: string) {
  const shared = Math.min(one.length, other.length);
  let before = 0;
  while (before < shared && one[before] === other[before]) before += 1;
  let after = 0;
  while (after < shared - before && one.at(-1 - after) === other.at(-1 - after)) after += 1;
  return { before, after };
}
