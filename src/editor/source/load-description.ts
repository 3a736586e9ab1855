import type { Mark, Node, Schema } from "@tiptap/pm/model";
import { type ChildNode, type Element, type ParentNode, isElement } from "#contract/html/tree.ts";
import type { LineTag } from "../schema/nodes.ts";
import { type Piece, inlineContent, isVisible } from "./inline-content.ts";
import {
  BLOCK_NODES,
  type Source,
  findBlocks,
  isBlock,
  isList,
  markOf,
  readPieces,
  remember,
  showsNothing,
} from "./source-elements.ts";
import type { SourceMemory } from "./source-memory.ts";
import { parseSource } from "./source-tree.ts";
import { wrapImplicitContent, wrapImplicitItems } from "./wrap-implicit.ts";

/** A document, and its source for writing it back unchanged. */
export interface LoadedDescription {
  doc: Node;
  memory: SourceMemory;
}

/**
 * Reads a description that `checkDescription` accepts. ProseMirror's own parser would lose white
 * space, empty elements and which tags were written.
 */
export function loadDescription(html: string, schema: Schema): LoadedDescription {
  const { root, ...text } = parseSource(html);
  const source: Source = { schema, elements: [], ...text, holdBlocks: new WeakSet() };
  findBlocks(root, source.holdBlocks);
  const { blocks, tail } = new Container(source, 0).load(root, { marks: [], wrappers: [] });
  const content = blocks.length > 0 ? wrapImplicitItems(schema, blocks) : schema.node("paragraph");
  return { doc: schema.node("doc", null, content), memory: { elements: source.elements, tail } };
}

/** The inline elements around blocks that are open at some place, as marks and in the memory. */
interface Context {
  marks: readonly Mark[];
  wrappers: readonly number[];
}

/** Text and line breaks that no block of their own encloses. */
interface BareLine {
  pieces: Piece[];
  before: string;
  parent: ParentNode;
  first: ChildNode;
  last: ChildNode;
  lastParent: ParentNode;
  context: Context;
  /** Invisible things after it in another element: part of the line only if it goes on there. */
  aside: { pieces: Piece[]; html: string };
}

/** Loads the blocks of one element. Inline elements around blocks are looked through. */
class Container {
  readonly #source: Source;
  readonly #level: number;
  readonly #blocks: Node[] = [];
  #line: BareLine | undefined;

  /** @param level the number of blocks around it */
  constructor(source: Source, level: number) {
    this.#source = source;
    this.#level = level;
  }

  load(parent: ParentNode, context: Context) {
    const tail = this.#walk(parent, context);
    return { blocks: this.#blocks, tail: tail + this.#endLine() };
  }

  /** @returns the invisible source after the last thing that shows. */
  #walk(parent: ParentNode, context: Context): string {
    let before = "";
    for (const child of parent.childNodes) {
      if (isBlock(child)) {
        before += this.#endLine();
        if (isList(child) && showsNothing(child)) before += this.#htmlOf(child);
        else {
          this.#block(child, before, context);
          before = "";
        }
      } else if (isElement(child) && this.#source.holdBlocks.has(child)) {
        before += this.#hasVisibleLine() ? this.#takeAside() : this.#endLine();
        this.#wrapper(child, before, context);
        before = "";
      } else {
        this.#inline(child, parent, before, context);
        before = "";
      }
    }
    return this.#hasVisibleLine() ? before : before + this.#endLine();
  }

  /** An inline element around blocks becomes a mark of everything in it. */
  #wrapper(element: Element, before: string, { marks, wrappers }: Context) {
    const { id, entry } = remember(this.#source, element, before);
    entry.level = this.#level;
    entry.tail = this.#walk(element, {
      marks: markOf(this.#source.schema, element, id).addToSet(marks),
      wrappers: [...wrappers, id],
    });
  }

  #block(element: Element, before: string, context: Context) {
    const { schema, holdBlocks } = this.#source;
    const { tagName: tag } = element;
    const { id, entry } = remember(this.#source, element, before);
    if (tag === "p" || (tag === "div" && !holdBlocks.has(element))) {
      const pieces: Piece[] = [];
      for (const child of element.childNodes)
        readPieces(this.#source, child, context.marks, pieces);
      this.#push(this.#lineNode(tag, pieces, id, context), this.#htmlOf(element), context);
      return;
    }
    const { blocks, tail } = new Container(this.#source, this.#level + 1).load(element, context);
    entry.tail = tail;
    if (blocks.length === 0)
      blocks.push(schema.node("paragraph", { tag: null }, [], context.marks));
    const content = (isList(element) ? wrapImplicitContent : wrapImplicitItems)(schema, blocks);
    const node = schema.node(BLOCK_NODES[tag] ?? "div", { source: id }, content);
    this.#push(node, this.#htmlOf(element), context);
  }

  #inline(node: ChildNode, parent: ParentNode, before: string, context: Context) {
    const pieces: Piece[] = [];
    readPieces(this.#source, node, context.marks, pieces);
    const aside = { pieces: [], html: "" };
    const [first, last, lastParent] = [node, node, parent];
    this.#line ??= { pieces: [], before, parent, first, last, lastParent, context, aside };
    const line = this.#line;
    if (parent !== line.parent && !pieces.some(isVisible)) {
      line.aside.pieces.push(...pieces);
      line.aside.html += this.#htmlOf(node);
      return;
    }
    line.last = node;
    line.lastParent = parent;
    line.pieces.push(...line.aside.pieces, ...pieces);
    line.aside = aside;
  }

  /** Should the line go on, it takes the white space but not its source. */
  #takeAside() {
    if (!this.#line) return "";
    const { html } = this.#line.aside;
    this.#line.aside.html = "";
    return html;
  }

  #hasVisibleLine() {
    return this.#line?.pieces.some(isVisible) ?? false;
  }

  /** Ends the bare line, if there is one. @returns the source that shows nothing. */
  #endLine(): string {
    const line = this.#line;
    if (!line) return "";
    // A line that leaves the element in which it began is no slice of the source.
    const html = line.lastParent === line.parent ? this.#htmlOf(line.first, line.last) : "";
    const shows = this.#hasVisibleLine();
    this.#line = undefined;
    if (!shows) return line.before + html;
    const { elements } = this.#source;
    elements.push({ tag: null, open: "", close: "", before: line.before, tail: "" });
    const node = this.#lineNode(null, line.pieces, elements.length - 1, line.context);
    this.#push(node, html, line.context);
    return line.aside.html;
  }

  #lineNode(tag: LineTag, pieces: readonly Piece[], id: number, { marks }: Context) {
    const { schema, elements } = this.#source;
    const { nodes, filler } = inlineContent(schema, pieces);
    const entry = elements[id];
    if (entry) entry.filler = filler;
    return schema.node("paragraph", { tag, source: id }, nodes, nodes.length > 0 ? [] : marks);
  }

  #push(node: Node, html: string, { wrappers }: Context) {
    const entry = this.#source.elements[node.attrs["source"] as number];
    if (entry && html !== "") entry.loaded = { node, html, wrappers };
    this.#blocks.push(node);
  }

  #htmlOf(first: ChildNode, last = first) {
    const { html, places } = this.#source;
    return html.slice(places.get(first)?.start ?? 0, places.get(last)?.end ?? 0);
  }
}
