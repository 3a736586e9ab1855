import { parseHtml } from "#contract/html/parse-html.ts";
import { type Element, type ParentNode, isElement, isText } from "#contract/html/tree.ts";

const BLOCKS = new Set(["p", "div", "ul", "ol", "li"]);
const BOLD = new Set(["b", "strong"]);
const ITALIC = new Set(["i", "em"]);

/**
 * What a reader gets from HTML, whatever its tags: the blocks, and in them the characters with
 * their looks. White space is collapsed as a browser does it. Knows nothing of the editor.
 */
export function meaningOf(html: string): string {
  let page = "";
  let line: { character: string; look: string }[] = [];

  const endLine = () => {
    const shown = line.filter(
      ({ character }, index) =>
        character !== " " || ![" ", "⏎", undefined].includes(line[index - 1]?.character),
    );
    const trimEnd = () => {
      while (shown.at(-1)?.character === " ") shown.pop();
    };
    trimEnd();
    // Browsers do not show the last line break of a line that has something else.
    if (shown.length > 1 && shown.at(-1)?.character === "⏎") shown.pop();
    trimEnd();
    page += shown
      .filter(({ character }, index) => character !== " " || shown[index + 1]?.character !== "⏎")
      .map(({ character, look }) => `${character}${look}`)
      .join("");
    line = [];
  };

  const read = (parent: ParentNode, look: Look) => {
    for (const node of parent.childNodes) {
      if (isText(node))
        for (const character of node.value.replace(/[ \t\n\r\f]+/g, " "))
          line.push({
            character,
            look: character === " " ? "" : look.bold + look.italic + look.href,
          });
      else if (!isElement(node)) continue;
      else if (node.tagName === "br") line.push({ character: "⏎", look: "" });
      else if (BLOCKS.has(node.tagName)) {
        endLine();
        const before = page;
        page += `<${node.tagName}>`;
        read(node, look);
        endLine();
        const isEmptyList = /<[uo]l>$/.test(page);
        page = isEmptyList ? before : `${page}</${node.tagName}>`;
      } else read(node, lookWithin(look, node));
    }
  };
  read(parseHtml(html), PLAIN);
  endLine();
  // A rewritten empty line gets a <br>, so that it is as high as in the editor.
  return page.replaceAll("⏎</", "</");
}

/** Bold, italic and where it leads, in this order however the tags are nested. */
interface Look {
  bold: string;
  italic: string;
  href: string;
}

const PLAIN: Look = { bold: "", italic: "", href: "" };

function lookWithin(look: Look, { tagName, attrs }: Element): Look {
  if (BOLD.has(tagName)) return { ...look, bold: "ᵇ" };
  if (ITALIC.has(tagName)) return { ...look, italic: "ⁱ" };
  return { ...look, href: `(${attrs.find(({ name }) => name === "href")?.value})` };
}
