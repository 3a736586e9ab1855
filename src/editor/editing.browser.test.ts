import fc from "fast-check";
import { expect, test } from "vitest";
import { checkDescription } from "#contract/description.ts";
import { tries } from "#contract/testing/tries.ts";
import { loadDescription } from "./source/load-description.ts";
import { NO_SOURCE } from "./source/source-memory.ts";
import { writeDescription } from "./source/write-description.ts";
import { soupDescription, typicalDescription } from "./testing/descriptions.ts";
import { edits, perform } from "./testing/edits.ts";
import { meaningOf } from "./testing/meaning.ts";
import { mountEditor, unmountEditors } from "./testing/mounted-editor.ts";

test("whatever is done, what comes out is allowed and means the same when it is opened again", () => {
  fc.assert(
    fc.property(fc.oneof(typicalDescription, soupDescription), edits, (html, steps) => {
      const mounted = mountEditor(html);
      for (const step of steps) perform(mounted, step);

      const { doc, schema } = mounted.editor.state;
      doc.check();
      const written = mounted.html();
      if (mounted.changed()) {
        const offences = checkDescription(written).map(({ message }) => message.key);
        // That there is nothing to read is for the form to say.
        if (offences.length > 0) expect(offences).toEqual(["nothingToRead"]);
        else expect(meaningOf(written)).toBe(meaningOf(writeDescription(doc, NO_SOURCE)));
        const again = loadDescription(written, schema);
        expect(writeDescription(again.doc, again.memory)).toBe(written);
      } else expect(written).toBe(html);
      unmountEditors();
    }),
    tries(400),
  );
});
