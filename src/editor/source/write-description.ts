import type { Mark, Node } from "@tiptap/pm/model";
import type { LinkAttributes } from "../schema/marks.ts";
import { escapeAttribute } from "./escape.ts";
import { lineHtml } from "./line-html.ts";
import { type MarkKind, type Marked, nestMarks } from "./nest-marks.ts";
import { type SourceMemory, sourceOf } from "./source-memory.ts";
import { htmlChildren } from "./wrap-implicit.ts";

/**
 * Writes a document as a description (§4.2). A block that is as it was loaded is written from its
 * source, character for character; of a changed one, the tags and the white space around it are.
 */
export function writeDescription(doc: Node, memory: SourceMemory): string {
  return isBlank(doc, memory) ? "" : new Writer(memory).blocks(doc, 0, []) + memory.tail;
}

/** An empty editor holds one empty line. */
function isBlank({ firstChild, childCount }: Node, memory: SourceMemory) {
  if (!firstChild || childCount > 1 || firstChild.content.size > 0) return false;
  const { loaded } = sourceOf(memory, firstChild) ?? {};
  return !loaded?.node.eq(firstChild);
}

const TAGS: Record<string, string> = {
  div: "div",
  bulletList: "ul",
  orderedList: "ol",
  listItem: "li",
};

/** Marks of the editor nest inside loaded ones, those by their place in the source. */
const place = (mark: Mark) => (mark.attrs["source"] as number | null) ?? Infinity;

const NESTING = {
  isSame: (one: Mark, other: Mark) => one.eq(other),
  isOuter: (one: Mark, other: Mark) => place(one) < place(other),
};

class Writer {
  readonly #memory: SourceMemory;
  readonly #hasWrappers: boolean;

  constructor(memory: SourceMemory) {
    this.#memory = memory;
    this.#hasWrappers = memory.elements.some(({ level }) => level !== undefined);
  }

  /** @param level the number of blocks around them @param open the marks around them */
  blocks(parent: Node, level: number, open: readonly Mark[]): string {
    const children = htmlChildren(parent).map((node): Marked<Mark> => ({
      marks: this.#hasWrappers ? notIn(open, this.#wrappers(node, level)) : [],
      write: (inner) => this.#block(node, parent, level, inner),
    }));
    return nestMarks(children, this.#wrapper, open);
  }

  #block(node: Node, parent: Node, level: number, open: readonly Mark[]): string {
    const source = sourceOf(this.#memory, node);
    const before = source?.before ?? "";
    const { loaded } = source ?? {};
    if (loaded && sameWrappers(loaded.wrappers, open) && loaded.node.eq(node))
      return before + loaded.html;

    const isLine = node.type.name === "paragraph";
    const tag = isLine ? (node.attrs["tag"] as string | null) : (TAGS[node.type.name] ?? "div");
    const inner = isLine
      ? this.#line(node, parent, open, source?.filler ?? false)
      : this.blocks(node, level + 1, open) + (source?.tail ?? "");
    if (tag === null) return before + inner;
    const known = source?.tag === tag ? source : undefined;
    return `${before}${known?.open || `<${tag}>`}${inner}${known?.close || `</${tag}>`}`;
  }

  #line(node: Node, parent: Node, open: readonly Mark[], filler: boolean): string {
    const pieces = node.children.map(({ isText, text = "", marks }) => ({
      marks,
      text: isText ? text : null,
    }));
    const line = lineHtml(pieces, (html) =>
      nestMarks(
        html.map(({ marks, html }) => ({
          marks: notIn(open, marksIn(node, marks)),
          write: () => html,
        })),
        this.#inline,
        open,
      ),
    );
    // An empty line has no height without a <br>, unless the marker of its item gives it one.
    const isItem = parent.type.name === "listItem" && parent.childCount === 1;
    const needsFiller = line.empty ? !(isItem && node.attrs["tag"] === null) : line.endsInBreak;
    return line.html + (filler || needsFiller ? "<br>" : "");
  }

  /** The inline elements around blocks of this level that everything in a block is marked with. */
  #wrappers(node: Node, level: number): readonly Mark[] {
    let common: readonly Mark[] | undefined;
    node.descendants((leaf, _, parent) => {
      if (leaf.isInline || leaf.content.size === 0) {
        const marks = marksIn(leaf.isInline ? parent : null, leaf.marks);
        common = common ? common.filter((mark) => mark.isInSet(marks)) : marks;
      }
      return common?.length !== 0;
    });
    return (common ?? node.marks).filter((mark) => sourceOf(this.#memory, mark)?.level === level);
  }

  /** An inline element in a line. */
  readonly #writeInline = (mark: Mark, inner: string): string => {
    const source = sourceOf(this.#memory, mark);
    const tag = mark.type.name === "link" ? "a" : mark.type.name;
    const open = source?.open || (tag === "a" ? linkTag(mark.attrs as LinkAttributes) : `<${tag}>`);
    return `${open}${inner}${source?.close || `</${tag}>`}`;
  };

  readonly #inline: MarkKind<Mark> = { ...NESTING, enclose: this.#writeInline };

  /** An inline element around blocks, with the white space around and in it. */
  readonly #wrapper: MarkKind<Mark> = {
    ...NESTING,
    enclose: (mark, inner) => {
      const { before = "", tail = "" } = sourceOf(this.#memory, mark) ?? {};
      return before + this.#writeInline(mark, inner + tail);
    },
  };
}

/** A line has marks of its own while text is being composed in one that was empty. */
const marksIn = (line: Node | null, marks: readonly Mark[]) =>
  line?.marks.reduce((all, mark) => mark.addToSet(all), marks) ?? marks;

const notIn = (open: readonly Mark[], marks: readonly Mark[]) =>
  open.length > 0 ? marks.filter((mark) => !mark.isInSet(open)) : marks;

const sameWrappers = (loaded: readonly number[], open: readonly Mark[]) =>
  loaded.length === open.length &&
  loaded.every((source, index) => open[index]?.attrs["source"] === source);

function linkTag({ href, target }: LinkAttributes) {
  const attribute = (name: string, value: string) => ` ${name}="${escapeAttribute(value)}"`;
  return `<a${attribute("href", href)}${target === null ? "" : attribute("target", target)}>`;
}
