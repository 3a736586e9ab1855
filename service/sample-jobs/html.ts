/** A part of a description, as it is said and not yet as it is marked up. Texts as in `Phrases`. */
export interface Section {
  heading?: string;
  texts?: readonly string[];
  items?: readonly string[];
  /** The items are steps. */
  ordered?: boolean;
}

/** Which of the tags that mean the same (§4.2) a posting uses, and whether its links open a new tab. */
export interface Dialect {
  strong: "strong" | "b";
  em: "em" | "i";
  newTab: boolean;
}

type Layout = (section: Section, dialect: Dialect) => string[];

/** Text with its `**importance**`, `*emphasis*` and `[label](address)` as HTML. */
function inline(text: string, { strong, em, newTab }: Dialect): string {
  const link = (_: string, label: string, href: string) =>
    `<a href="${href}"${newTab && href.startsWith("http") ? ' target="_blank"' : ""}>${label}</a>`;
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, link)
    .replace(/\*\*([^*]+)\*\*/g, `<${strong}>$1</${strong}>`)
    .replace(/\*([^*]+)\*/g, `<${em}>$1</${em}>`);
}

const bold = (text: string, dialect: Dialect) => inline(`**${text}**`, dialect);

function list({ items = [], ordered = false }: Section, wrap: (item: string) => string): string[] {
  const tag = ordered ? "ol" : "ul";
  const lines = items.map((item) => `<li>${wrap(item)}</li>`);
  return items.length === 0 ? [] : [`<${tag}>\n${lines.join("\n")}\n</${tag}>`];
}

const paragraphs: Layout = (section, dialect) => [
  ...(section.heading ? [`<p>${bold(section.heading, dialect)}</p>`] : []),
  ...(section.texts ?? []).map((text) => `<p>${inline(text, dialect)}</p>`),
  ...list(section, (item) => inline(item, dialect)),
];

const looseLists: Layout = (section, dialect) => [
  ...paragraphs({ ...section, items: [] }, dialect),
  ...list(section, (item) => `<p>${inline(item, dialect)}</p>`),
];

/** Headings are the first line of what they head. */
const runIn: Layout = (section, dialect) => {
  const texts = (section.texts ?? []).map((text) => inline(text, dialect));
  const lines = section.heading ? [bold(section.heading, dialect), ...texts] : texts;
  return [
    ...(lines.length > 0 ? [`<p>${lines.join("<br>")}</p>`] : []),
    ...list(section, (item) => inline(item, dialect)),
  ];
};

/** Lists are typed with dashes, as people do in a plain text field. */
const dashes: Layout = ({ items = [], ordered, ...section }, dialect) => {
  const typed = items.map((item, i) => `${ordered ? `${i + 1}.` : "–"} ${item}`);
  return runIn({ ...section, texts: [...(section.texts ?? []), ...typed] }, dialect);
};

/** Lines are blocks and an empty one is space, as some editors write. */
const blocks: Layout = (section, dialect) => [
  ...(section.heading ? [`<div>${bold(section.heading, dialect)}</div>`] : []),
  ...(section.texts ?? []).map((text) => `<div>${inline(text, dialect)}</div>`),
  ...list(section, (item) => inline(item, dialect)),
  "<div><br></div>",
];

const boxes: Layout = (section, dialect) => [
  `<div>\n${paragraphs(section, dialect).join("\n")}\n</div>`,
];

/** A headed list is an item with a list in it. */
const nestedLists: Layout = (section, dialect) => {
  if (!section.heading || !section.items) return paragraphs(section, dialect);
  const inner = list(section, (item) => inline(item, dialect)).join("\n");
  return [`<ul>\n<li>${bold(section.heading, dialect)}\n${inner}\n</li>\n</ul>`];
};

/** The ways in which descriptions are put together, all within §4.2. */
export const LAYOUTS = {
  paragraphs,
  looseLists,
  runIn,
  dashes,
  blocks,
  boxes,
  nestedLists,
} as const satisfies Record<string, Layout>;

/** The sections as the HTML of a description. */
export function toHtml(
  sections: readonly Section[],
  layout: keyof typeof LAYOUTS,
  dialect: Dialect,
): string {
  return sections.flatMap((section) => LAYOUTS[layout](section, dialect)).join("\n");
}
