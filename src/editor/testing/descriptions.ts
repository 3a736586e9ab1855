import fc from "fast-check";
import { ALLOWED_TAGS } from "#contract/description-markup.ts";

const words = fc.constantFrom(
  "We are hiring",
  "a baker",
  "Vancouver, BC",
  "Wages: $22&ndash;$26 &amp; tips",
  "R&eacute;sum&eacute;",
  "3 &lt; 4",
  "don't",
  "“quoted”",
  "Monday&nbsp;to&nbsp;Friday",
  "😀",
  "à la carte",
  "x",
);

const link = fc
  .tuple(
    fc.constantFrom(
      '<a href="https://example.com/apply?a=1&amp;b=2">',
      "<a href='mailto:jobs@example.com'>",
      '<a href="/careers" target="_blank">',
      '<A HREF="https://example.com">',
      '<a href="">',
    ),
    words,
  )
  .map(([open, inner]) => `${open}${inner}</a>`);

const phrase: fc.Arbitrary<string> = fc.letrec<{ phrase: string }>((tie) => ({
  phrase: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    { weight: 5, arbitrary: words },
    link,
    fc.constantFrom(" ", "\n  ", "<br>", "<br />", "&nbsp;", "<b></b>"),
    fc
      .tuple(fc.constantFrom("b", "strong", "i", "em", "B"), tie("phrase"))
      .map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
  ),
})).phrase;

const line = fc.array(phrase, { minLength: 1, maxLength: 5 }).map((phrases) => phrases.join(" "));
const gap = fc.constantFrom("", "", "\n", "\r\n", "\n\n    ");

const enclosed = (tag: string, content: fc.Arbitrary<string>) =>
  content.map((inner) => `<${tag}>${inner}</${tag}>`);

const inRows = (rows: fc.Arbitrary<string>, maxLength: number) =>
  fc
    .array(fc.tuple(gap, rows), { minLength: 1, maxLength })
    .chain((pairs) => gap.map((last) => pairs.flat().join("") + last));

const blocks = fc.letrec<{ list: string; item: string; block: string }>((tie) => ({
  list: fc
    .tuple(fc.constantFrom("ul", "ol"), inRows(tie("item"), 4))
    .map(([tag, items]) => `<${tag}>${items}</${tag}>`),
  item: fc.oneof(
    { depthSize: "small" },
    { weight: 4, arbitrary: enclosed("li", line) },
    enclosed("li", enclosed("p", line)),
    fc.tuple(line, tie("list")).map(([text, list]) => `<li>${text}${list}</li>`),
  ),
  block: fc.oneof(
    { depthSize: "small" },
    { weight: 4, arbitrary: enclosed("p", line) },
    enclosed("div", line),
    tie("list"),
    fc.constantFrom("<p>&nbsp;</p>", "<p></p>", "<div><br></div>", "<P>Loud</P>", "<br><br>"),
    enclosed("div", inRows(tie("block"), 3)),
    enclosed("b", inRows(enclosed("p", line), 2)),
  ),
}));

/** Descriptions as other systems send them: well formed, mostly plain, laid out with white space. */
export const typicalDescription = inRows(blocks.block, 8);

/** Any text made of allowed tags, closed or not, in any order. */
export const soupDescription = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom<string>(...ALLOWED_TAGS).map(openTag) },
      { weight: 2, arbitrary: fc.constantFrom<string>(...ALLOWED_TAGS).map((tag) => `</${tag}>`) },
      { weight: 3, arbitrary: words },
      fc.constantFrom(" ", "\n", "&nbsp;", "\t x"),
    ),
    { minLength: 1, maxLength: 40 },
  )
  .map((pieces) => pieces.join(""));

function openTag(tag: string) {
  return tag === "a" ? '<a href="/x">' : `<${tag}>`;
}
