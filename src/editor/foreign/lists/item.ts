import type { Block } from "../../source/blocks.ts";

/** A list item that stands in no list yet: Word writes lists as paragraphs with a sign before them. */
export interface Item {
  /** Deeper items are in a list of their own. */
  level: number;
  ordered: boolean;
  /** It is the first of its list, whatever stands before it. */
  begins?: boolean;
  content: Block[];
}

/** Whether it is one, and no block. */
export const isItem = (block: Block | Item): block is Item => "level" in block;
