import { PLAIN_LOOK, htmlOfBlocks } from "../source/blocks.ts";
import { linesOf } from "./clean-text.ts";
import { readLines, spansOf } from "./lists/lines.ts";
import { spaceAfter, spaceBefore } from "./outer-spaces.ts";
import { withRealSigns } from "./private-signs.ts";

/** Reads plain text, with the spaces at its ends. */
export function readText(text: string) {
  const spans = spansOf(
    linesOf(text).map((line) => withRealSigns(line, null, true)),
    PLAIN_LOOK,
  );
  const spaces = { before: spaceBefore(spans.slice(0, 1)), after: spaceAfter(spans.slice(-1)) };
  return { blocks: readLines(spans), spaces };
}

/** Plain text as a description (§4.2). */
export const htmlOfText = (text: string): string => htmlOfBlocks(readText(text).blocks);
