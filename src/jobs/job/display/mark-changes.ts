import { diffArrays } from "diff";
import type { DescriptionBlock, DescriptionWord } from "#src/editor/description-blocks.ts";

export type Change = "same" | "added" | "removed";

/** Adjacent items with the same change. */
export interface Run<T> {
  change: Change;
  items: T[];
}

export interface MarkedBlock extends Omit<DescriptionBlock, "words"> {
  /** The change of the whole paragraph; if it is the `same`, its runs mark the words. */
  change: Change;
  runs: Run<DescriptionWord>[];
}

/** With more differences, one text replaces the other: finding each would block the page. */
const MAX_EDITS = 1_000;

/** The differences between two lists, in order. Items with the same key are equal. */
export function markChanges<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
): Run<T>[] {
  const found = diffArrays(before.map(keyOf), after.map(keyOf), { maxEditLength: MAX_EDITS });
  if (!found)
    return [
      { change: "removed", items: [...before] },
      { change: "added", items: [...after] },
    ];
  let [from, to] = [0, 0];
  return found.map(({ added, removed, count }) => {
    const items = removed ? before.slice(from, from + count) : after.slice(to, to + count);
    if (!added) from += count;
    if (!removed) to += count;
    return { change: added ? "added" : removed ? "removed" : "same", items };
  });
}

/** The differences between two descriptions: by paragraph, then by word in similar paragraphs. */
export function markDescription(
  before: readonly DescriptionBlock[],
  after: readonly DescriptionBlock[],
): MarkedBlock[] {
  const runs = markChanges(before, after, blockKey);
  return runs.flatMap((run, index) => {
    const next = runs[index + 1];
    const previous = runs[index - 1];
    if (run.change === "removed" && next?.change === "added")
      return markRewritten(run.items, next.items);
    if (run.change === "added" && previous?.change === "removed") return [];
    return run.items.map((block) => marked(block, run.change));
  });
}

/** Pairs similar paragraphs and marks their words; the others are removed or added as a whole. */
function markRewritten(
  before: readonly DescriptionBlock[],
  after: readonly DescriptionBlock[],
): MarkedBlock[] {
  let next = 0;
  const left = before.map(withWordSet);
  const found = diffArrays(left, after.map(withWordSet), {
    comparator: areSimilar,
    maxEditLength: MAX_EDITS,
  });
  if (!found)
    return [
      ...before.map((block) => marked(block, "removed")),
      ...after.map((block) => marked(block, "added")),
    ];
  return found.flatMap(({ added, removed, value }) => {
    if (removed) {
      next += value.length;
      return value.map(({ block }) => marked(block, "removed"));
    }
    if (added) return value.map(({ block }) => marked(block, "added"));
    return value.map(({ block: { words, ...rest } }) => {
      const runs = markChanges(left[next++]?.block.words ?? [], words, wordKey);
      return { ...rest, change: "same", runs: joinAcrossBlanks(runs) };
    });
  });
}

const marked = ({ words, ...block }: DescriptionBlock, change: Change): MarkedBlock => ({
  ...block,
  change,
  runs: [{ change: "same", items: words }],
});

const wordKey = ({ text, bold, italic, href }: DescriptionWord) =>
  [text, bold && "bold", italic && "italic", href].join("\u0000");

const blockKey = ({ kind, depth, words }: DescriptionBlock) =>
  [kind, depth, ...words.map(wordKey)].join("\u0001");

interface Comparable {
  block: DescriptionBlock;
  wordSet: ReadonlySet<string>;
}

function withWordSet(block: DescriptionBlock): Comparable {
  const words = block.words.map(({ text }) => text.toLowerCase());
  return { block, wordSet: new Set(words.filter((text) => /[\p{L}\p{N}]/u.test(text))) };
}

/** Whether the longer block has at least half of the words of the shorter one. */
function areSimilar(one: Comparable, other: Comparable): boolean {
  if (one.block.kind !== other.block.kind || one.block.depth !== other.block.depth) return false;
  const oneIsLonger = one.wordSet.size > other.wordSet.size;
  const [shorter, longer] = oneIsLonger ? [other, one] : [one, other];
  const common = [...shorter.wordSet].filter((word) => longer.wordSet.has(word)).length;
  return common * 2 >= shorter.wordSet.size;
}

/**
 * Joins changes that only a blank separates, so that a rewritten sentence reads as one removed and one
 * added.
 */
export function joinAcrossBlanks<T extends { text: string }>(runs: readonly Run<T>[]): Run<T>[] {
  const joined: Run<T>[] = [];
  let removed: T[] = [];
  let added: T[] = [];
  const flush = () => {
    if (removed.length > 0) joined.push({ change: "removed", items: removed });
    if (added.length > 0) joined.push({ change: "added", items: added });
    [removed, added] = [[], []];
  };
  for (const [index, run] of runs.entries()) {
    const between = removed.length > 0 && added.length > 0 && index < runs.length - 1;
    if (run.change === "removed") removed.push(...run.items);
    else if (run.change === "added") added.push(...run.items);
    else if (between && run.items.every(({ text }) => text.trim() === "")) {
      removed.push(...run.items);
      added.push(...run.items);
    } else {
      flush();
      joined.push(run);
    }
  }
  flush();
  return joined;
}
