import type { Node } from "@tiptap/pm/model";

/**
 * What the editor remembers of an element of the HTML that it loaded. Nodes and marks carry the
 * index of theirs in the hidden attribute `source`. "Invisible" source is what shows nothing:
 * white space between blocks, empty inline elements.
 */
export interface SourceElement {
  tag: string | null;
  /** The tags as they were written; "" where that is not known. */
  open: string;
  close: string;
  /** Invisible source before the element, and after the last thing in it. */
  before: string;
  tail: string;
  /** The line ended with a `<br>` that browsers do not show. */
  filler?: boolean;
  /** For an inline element around blocks: the number of blocks around it. */
  level?: number;
  /** For a block: its node and its HTML, which is written as long as the node stays as it is. */
  loaded?: { node: Node; html: string; wrappers: readonly number[] };
}

/** The memory of one loaded description. */
export interface SourceMemory {
  elements: readonly SourceElement[];
  /** Invisible source at the end. */
  tail: string;
}

/** The memory of a description that was not loaded. */
export const NO_SOURCE: SourceMemory = { elements: [], tail: "" };

/** The source element of a node or mark, if it was loaded. */
export function sourceOf(
  memory: SourceMemory,
  { attrs }: { attrs: Record<string, unknown> },
): SourceElement | undefined {
  return memory.elements[attrs["source"] as number];
}
