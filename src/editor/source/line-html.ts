import { escapeText } from "./escape.ts";

/** Text with its marks, or a line break (`null`). */
interface Piece<M> {
  marks: readonly M[];
  text: string | null;
}

interface Part<M> {
  marks: readonly M[];
  html: string;
}

/**
 * The content of a line as HTML that shows what the editor shows. The editor keeps every space that
 * is typed, HTML collapses them: all but the first in a row become no-break spaces, and those at the
 * end of a line, which are invisible, are left out.
 */
export function lineHtml<M>(
  line: readonly Piece<M>[],
  nest: (parts: readonly Part<M>[]) => string,
): { html: string; empty: boolean; endsInBreak: boolean } {
  const parts = line.map(({ text, marks }) => ({
    marks,
    text: text === null ? null : text.replace(/[\t\n\r\f]/g, " "),
  }));
  for (let index = parts.length - 1, ends = true; index >= 0; index -= 1) {
    const part = parts[index];
    if (!part) continue;
    if (ends && part.text !== null) part.text = part.text.replace(/ +$/, "");
    if (part.text !== "") ends = part.text === null;
  }
  let afterSpace = true;
  const html = parts.flatMap(({ text, marks }): Part<M>[] => {
    if (text === null) {
      afterSpace = true;
      return [{ marks, html: "<br>" }];
    }
    if (text === "") return [];
    const start = afterSpace ? text.replace(/^ /, "\u00a0") : text;
    const kept = start.replace(/(?<= ) /g, "\u00a0");
    afterSpace = kept.endsWith(" ");
    return [{ marks, html: escapeText(kept) }];
  });
  const last = parts.findLast(({ text }) => text !== "");
  return { html: nest(html), empty: !last, endsInBreak: last?.text === null };
}
