import { PLAIN_LOOK } from "../source/blocks.ts";
import { linesOf } from "./clean-text.ts";
import { readLines, spansOf } from "./lists/lines.ts";
import { spaceAfter, spaceBefore } from "./outer-spaces.ts";
import { withRealSigns } from "./private-signs.ts";

/** An empty line separates paragraphs, a line break is one; lines with bullets become a list. */
export function readText(text: string) {
  const spans = spansOf(
    linesOf(text).map((line) => withRealSigns(line, null, true)),
    PLAIN_LOOK,
  );
  const spaces = { before: spaceBefore(spans.slice(0, 1)), after: spaceAfter(spans.slice(-1)) };
  return { blocks: readLines(spans), spaces };
}
