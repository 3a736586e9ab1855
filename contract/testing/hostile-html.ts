import fc from "fast-check";
import { ALLOWED_TAGS } from "../description-markup.ts";

const tag = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom<string>(...ALLOWED_TAGS) },
  fc.constantFrom(
    ..."svg math style script template table tr td img iframe h1 span u form noscript".split(" "),
    ..."title textarea select option mi mtext foreignobject annotation-xml o:p body html constructor".split(
      " ",
    ),
  ),
);

const attribute = fc.constantFrom(
  ...`
href=javascript:alert(1)
href="java&#10;script:alert(1)"
href=&#106;avascript:x
href=/a
href=//b
href
target=_blank
target="a<b"
onclick=alert(1)
src=x
is=x
id=x
hidden
style=font-weight:bold
style=display:none
style="mso-list:l0 level2 lfo1"
style=mso-list:Ignore
class=Apple-interchange-newline
data-pm-slice="9 9 []"
data-pm-slice='1 1 ["bulletList",null]'
data-bare
data-loose
tag=script
"
='
/`.split("\n"),
);

const text = fc.oneof(
  fc.constantFrom(
    "text",
    " ",
    "\n",
    "\0",
    "&nbsp;",
    "&lt;img src=x&gt;",
    "&amp",
    "· ",
    "1. ",
    "😀",
  ),
  fc.string({ unit: "binary", maxLength: 4 }),
);

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(tag, fc.array(attribute, { maxLength: 2 })).map(opened) },
  { weight: 3, arbitrary: tag.map((name) => `</${name}>`) },
  { weight: 3, arbitrary: text },
  fc.constantFrom("<!--", "-->", "<![CDATA[", "]]>", "<!doctype html>", "<?x", "<", ">", "</", '"'),
);

function opened([name, attributes]: [string, string[]]) {
  return `<${[name, ...attributes].join(" ")}>`;
}

/** Markup that is meant to break something, and markup that other programs really write. */
export const hostileHtml = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));
