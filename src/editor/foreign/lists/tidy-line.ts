import { isFlooded, withSpaces } from "./no-break-spaces.ts";
import type { Span } from "../../source/blocks.ts";

/**
 * A line without what only lays it out: Word's "o" before an item of the second level becomes a
 * bullet, and no-break spaces that fill gaps, or stand between all words, become spaces.
 */
export function tidyLine(line: readonly Span[]): Span[] {
  const pieces = line.map((piece) => ({ ...piece }));
  const text = pieces.map((piece) => piece.text ?? "\n").join("");
  if (/^\s*o(?:\t| ?\u00a0)/.test(text)) {
    const sign = pieces.find((piece) => piece.text?.trim());
    if (sign?.text) sign.text = sign.text.replace("o", "◦ ");
  }
  if (!/[\u00a0\u202f]/.test(text)) return pieces;
  const flooded = isFlooded(text);
  let atStart = true;
  for (const piece of pieces) {
    if (piece.text === null) continue;
    if (flooded) piece.text = withSpaces(piece.text);
    piece.text = piece.text.replace(/\s*\u00a0\s+|\s+\u00a0/g, " ");
    if (atStart) piece.text = piece.text.replace(/^\u00a0/, " ");
    atStart &&= piece.text.trim() === "";
  }
  const last = pieces.findLast((piece) => piece.text?.trim());
  if (last?.text) last.text = last.text.replace(/\u00a0$/, " ");
  return pieces;
}
