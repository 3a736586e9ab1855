import {
  type Block,
  type Line,
  type List,
  type Look,
  type Span,
  isLine,
} from "../../source/blocks.ts";
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

/**
 * Lines of text as blocks: those with bullets or numbers become lists. Where empty lines separate
 * paragraphs, other line breaks stay breaks; where none does, each line is a paragraph.
 */
export const readLines = (spans: readonly Span[]): Block[] => blocksOf(spans, { isText: true });

/** Lines that HTML breaks, of which some are items of lists, as blocks; null if none is. */
export function readListedLines(spans: readonly Span[]): Block[] | null {
  const blocks = blocksOf(spans, { isText: false });
  return blocks.every(isLine) ? null : blocks;
}

/** `isText`: spaces at the beginning of a line show. */
function blocksOf(spans: readonly Span[], { isText }: { isText: boolean }): Block[] {
  const lines = linesOf(spans);
  const written = lines.flatMap((spans, at) => {
    const afterGap = isEmpty(lines[at - 1] ?? []);
    const indent = indentOf(spans, isText);
    return isEmpty(spans) ? [] : [{ spans, line: lineOf(spans), afterGap, indent }];
  });
  const blocks = assembleLists(
    written.map(({ line }) => line),
    { layout: written, ofOne: isText },
  );
  if (!written.some(({ afterGap }, at) => at > 0 && afterGap)) return blocks;

  const sources = new Map<Block, (typeof written)[number]>(written.map((one) => [one.line, one]));
  const paragraphs: (List | Span[])[] = [];
  for (const block of blocks) {
    const before = paragraphs.at(-1);
    const { spans = [], afterGap = true } = sources.get(block) ?? {};
    if (!isLine(block)) paragraphs.push(block);
    else if (Array.isArray(before) && !afterGap) before.push(...spans);
    else paragraphs.push([...spans]);
  }
  return paragraphs.map((one) => (Array.isArray(one) ? lineOf(one) : one));
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
