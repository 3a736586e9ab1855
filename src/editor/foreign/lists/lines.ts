import type { Block, Line, Look, Span } from "../../source/blocks.ts";
import { collapseLine } from "../../source/inline-content.ts";
import { assembleLists } from "./lists.ts";
import { tidyLine } from "./tidy-line.ts";

/** Text whose line breaks show, as pieces of a line. */
export const spansOf = (lines: readonly string[], look: Look): Span[] =>
  lines.flatMap((text, index) =>
    index === 0
      ? [{ ...look, text }]
      : [
          { ...look, text: null },
          { ...look, text },
        ],
  );

/** A line as a browser shows it. */
export const lineOf = (spans: readonly Span[]): Line => ({
  spans: collapseLine(tidyLine(spans)).content,
});

/** Lines as blocks: an empty one separates paragraphs, those with bullets become a list. */
export function readLines(spans: readonly Span[]): Block[] {
  const paragraphs: Span[][] = [[]];
  for (const line of linesOf(spans)) {
    if (isEmpty(line)) paragraphs.push([]);
    else paragraphs.at(-1)?.push(...line);
  }
  return (
    readListedLines(spans, { indented: true }) ??
    paragraphs.filter(({ length }) => length > 0).map(lineOf)
  );
}

/**
 * Lines of which some are items of lists, as blocks; null if none is. `indented`: spaces at the
 * beginning of a line show.
 */
export function readListedLines(
  spans: readonly Span[],
  { indented }: { indented: boolean },
): Block[] | null {
  const lines = linesOf(spans);
  const written = lines.filter((line) => !isEmpty(line));
  const layout = written.map((line) => ({
    indent: indentOf(line, indented),
    afterGap: isEmpty(lines[lines.indexOf(line) - 1] ?? []),
  }));
  const blocks = assembleLists(written.map(lineOf), layout);
  return blocks.some((block) => "items" in block) ? blocks : null;
}

function linesOf(spans: readonly Span[]): Span[][] {
  const lines: Span[][] = [[]];
  for (const span of spans) {
    lines.at(-1)?.push(span);
    if (span.text === null) lines.push([]);
  }
  return lines;
}

const isEmpty = (line: readonly Span[]) => line.every(({ text }) => !text?.trim());

/** How far a line stands from the margin, in spaces. */
function indentOf(line: readonly Span[], indented: boolean) {
  const text = line.map(({ text }) => text ?? "").join("");
  const margin = /^\s*/.exec(text)?.[0] ?? "";
  return margin.replaceAll("\t", "    ").replace(indented ? /[^ \u00a0]/g : /[^\u00a0]/g, "")
    .length;
}
