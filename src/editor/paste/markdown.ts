import { Marked } from "marked";

/**
 * What plain text has only if it is Markdown: **bold**, a heading, a link, a fence, the line below a
 * table's head. Dashes and numbers alone are lists in any text.
 */
const MARKDOWN =
  /\*\*(?=\S)[^*\n]+(?<=\S)\*\*|^ {0,3}#{1,6} +\S|\[[^\]\n]+\]\((?:https?:|mailto:|tel:)[^)\s]+\)|^ {0,3}```|^ *\|?(?: *:?-{3,}:? *\|)+/m;

/** Whether it is worth reading as Markdown. */
export const isMarkdown = (text: string) => MARKDOWN.test(text);

const marked = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: {
    // Text that looks like HTML is text, and an indent is no code.
    html: () => undefined,
    tag: () => undefined,
    code: () => undefined,
  },
  renderer: {
    // Struck text, which a review has not deleted.
    del({ tokens }) {
      return `<s>${this.parser.parseInline(tokens)}</s>`;
    },
  },
});

/** The HTML of Markdown, as an assistant or a note program writes it. */
export const htmlOfMarkdown = (text: string) => marked.parse(text, { async: false });
