import { isReadable } from "#contract/description-markup.ts";
import { type Block, type Line, PLAIN_LOOK, isLine, lineText } from "../../source/blocks.ts";
import { type Numbering, type Sign, signOf } from "./bullets.ts";
import type { Item } from "./item.ts";

/** Where a line of plain text stands: its indent in spaces, and whether an empty line precedes it. */
export interface Layout {
  indent: number;
  afterGap: boolean;
}

/** How lines that become lists stand in a text. */
export interface TextLines {
  layout: readonly Layout[];
  /** A line with an unmistakable bullet is a list of its own; HTML would have a tag for it. */
  ofOne: boolean;
}

/** How many lines ahead are searched for the next item of a list. */
const LOOK_AHEAD = 50;
/** A line that was broken to fit a page is at least as long. */
const BROKEN_LINE = 50;

/**
 * Two or more lines in a row that begin with bullets, or with 1, 2, 3 or a, b, c, as items. A deeper
 * indent is a list in the item above it, as is another sign before the outer list goes on. A line
 * without a sign that is further in, or was broken to fit a page, belongs to the item above it. `ofOne`: one
 * unmistakable bullet is enough.
 */
export function itemsFromSigns(
  blocks: readonly (Block | Item)[],
  { layout, ofOne }: TextLines = { layout: [], ofOne: false },
): (Block | Item)[] {
  const texts = blocks.map((block) => (isLine(block) ? lineText(block) : ""));
  const signs = texts.map((text, index) =>
    signOf(text, [texts[index - 1] ?? "", texts[index + 1] ?? ""]),
  );
  const result: (Block | Item)[] = [];
  for (let index = 0; index < blocks.length;) {
    const { items, end } = new Run(blocks, signs, layout, index);
    const block = blocks[index];
    if (items.length > 1 || (items.length === 1 && ofOne && signs[index]?.isCertain)) {
      result.push(...items);
      index = end;
    } else {
      if (block) result.push(block);
      index += 1;
    }
  }
  return result;
}

interface OpenList {
  indent: number;
  /** Its bullets, or the style of its numbers. */
  kinds: Set<string>;
  ordered: boolean;
  /** The readings that all its numbers allow. */
  readings: ReadonlySet<Numbering>;
  count: number;
  /** The signs of the lists in its items. */
  nested: Set<string>;
}

/** The items from a line on. */
class Run {
  items: Item[] = [];
  /** The first block that is not part of the list. */
  end: number;
  readonly #blocks: readonly (Block | Item)[];
  readonly #signs: readonly (Sign | null)[];
  readonly #layout: readonly Layout[];
  /** The lists that are open, the innermost last. */
  readonly #lists: OpenList[] = [];

  constructor(
    blocks: readonly (Block | Item)[],
    signs: readonly (Sign | null)[],
    layout: readonly Layout[],
    start: number,
  ) {
    [this.#blocks, this.#signs, this.#layout] = [blocks, signs, layout];
    this.end = start;
    for (let block = blocks[start]; block && isLine(block); block = blocks[this.end]) {
      const sign = signs[this.end];
      if (!(sign ? this.#addItem(block, sign) : this.#continueItem(block))) break;
      this.end += 1;
    }
    // A sign with nothing after it only made room.
    this.items = this.items.filter(({ content }) => content.length > 0);
  }

  #addItem(line: Line, sign: Sign): boolean {
    const list = this.#listFor(sign, this.#layout[this.end]?.indent ?? 0);
    if (!list) return false;
    list.count += 1;
    list.kinds.add(sign.kind);
    list.readings = nextReadings(list, sign, list.count);
    const says = isReadable(lineText(line).slice(sign.length));
    const content = says ? [withoutStart(line, sign.length)] : [];
    const [{ ordered }, level] = [list, this.#lists.length];
    this.items.push({ level, ordered, begins: list.count === 1, content });
    return true;
  }

  /** The list that the sign's item belongs to, the innermost then; undefined if it begins another. */
  #listFor(sign: Sign, indent: number): OpenList | undefined {
    const lists = this.#lists;
    while (lists.length > 1 && indent < (lists.at(-1)?.indent ?? 0)) lists.pop();
    if (this.#isFurtherIn(indent)) return this.#open(sign, indent);
    const found = lists.findLastIndex((list) => list.indent >= indent - 1 && takes(list, sign));
    if (found >= 0) {
      lists.length = found + 1;
      return lists[found];
    }
    const top = lists.at(-1);
    if (!top) return undefined;
    if (!this.#nests(top, sign)) {
      const { afterGap = false } = this.#layout[this.end] ?? {};
      return top.ordered || isNumber(sign) || afterGap ? undefined : top;
    }
    top.nested.add(sign.kind);
    return this.#open(sign, indent);
  }

  #open(sign: Sign, indent: number): OpenList | undefined {
    const ordered = isNumber(sign);
    const readings = new Set(sign.numbers.keys());
    const list: OpenList = {
      indent,
      kinds: new Set([sign.kind]),
      ordered,
      readings,
      count: 0,
      nested: new Set(),
    };
    if (ordered && !takes(list, sign)) return undefined;
    this.#lists.push(list);
    return list;
  }

  /** Whether another sign at the same indent begins a list in the item above. */
  #nests(top: OpenList, { kind, numbers }: Sign): boolean {
    if (top.nested.has(kind)) return true;
    const isFirst = [...numbers.values()].includes(1);
    if (numbers.size > 0) {
      const isOpen = this.#lists.some(({ kinds }) => kinds.has(kind));
      return isFirst && !isOpen && (top.ordered || this.#goesOn(top));
    }
    if (top.ordered) return this.#goesOn(top);
    // Word's signs of the second and third level.
    if (/[o◦○]/.test(kind)) return true;
    if (/[§▪■]/.test(kind)) return ["o", "◦", "○"].some((second) => top.kinds.has(second));
    return /[–—‣⁃*·-]/.test(kind) && this.#goesOn(top);
  }

  /** Whether an item of the list follows. */
  #goesOn(list: OpenList): boolean {
    const ahead = this.#signs.slice(this.end + 1, this.end + LOOK_AHEAD);
    const stop = ahead.findIndex(
      (sign, index) => !sign && (this.#layout[this.end + 1 + index]?.afterGap ?? true),
    );
    return (stop < 0 ? ahead : ahead.slice(0, stop)).some((sign) => sign && takes(list, sign));
  }

  #continueItem(line: Line): boolean {
    const last = this.items.at(-1);
    if (!last) return false;
    const [before] = last.content;
    const { indent = 0, afterGap = true } = this.#layout[this.end] ?? {};
    if (!before) last.content = [line];
    else if (!isLine(before)) return false;
    else if (this.#isFurtherIn(indent)) last.content = [joined(before, line, null)];
    else if (!afterGap && this.#isBroken(lineText(before), lineText(line)))
      last.content = [joined(before, line, " ")];
    else return false;
    return true;
  }

  /** Whether a line was broken to fit a page: a list goes on after it. */
  #isBroken(before: string, after: string) {
    const list = this.#lists.at(-1);
    const goesOn = list && (this.#goesOn(list) || this.#standsAlone());
    return (
      goesOn &&
      (/^\p{Ll}/u.test(after) || (before.length >= BROKEN_LINE && !/[.!?:;]$/.test(before)))
    );
  }

  /** Whether the sign of the last item stands on a line of its own. */
  #standsAlone() {
    const index = this.#signs.findLastIndex((sign, index) => sign && index < this.end);
    const block = this.#blocks[index];
    return block && isLine(block) && lineText(block).length === this.#signs[index]?.length;
  }

  /** Whether it is more than numbers set flush right. */
  #isFurtherIn(indent: number) {
    return indent > (this.#lists.at(-1)?.indent ?? -Infinity) + 1;
  }
}

const isNumber = ({ numbers }: Sign) => numbers.size > 0;

/** Whether the sign is that of the list's next item. */
const takes = (list: OpenList, sign: Sign) =>
  list.kinds.has(sign.kind) && (!list.ordered || nextReadings(list, sign, list.count + 1).size > 0);

const nextReadings = ({ readings }: OpenList, { numbers }: Sign, count: number) =>
  new Set([...readings].filter((reading) => numbers.get(reading) === count));

/** Two lines as one, with a line break (`null`) or a space between them. */
const joined = (first: Line, second: Line, by: null | " "): Line => ({
  spans: [...first.spans, { ...PLAIN_LOOK, text: by }, ...second.spans],
});

/** A line without its first characters. */
function withoutStart({ spans }: Line, length: number): Line {
  let left = length;
  const kept = spans.flatMap((span) => {
    if (left === 0) return [span];
    const text = span.text?.slice(left) ?? "";
    left = Math.max(0, left - (span.text?.length ?? 0));
    return text === "" ? [] : [{ ...span, text }];
  });
  return { spans: kept };
}
