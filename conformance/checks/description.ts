import { ALLOWED_TAGS } from "#contract/description-markup.ts";
import { type Check, decided, stated } from "../check.ts";
import { equal, must } from "../verdict.ts";

/** HTML in which the tag stands where it belongs. */
function withTag(tag: string): string {
  if (tag === "br") return "<p>One<br>two</p>";
  if (tag === "a") return '<p><a href="https://example.com/">Our page</a></p>';
  if (tag === "li") return "<ul><li>One</li><li>two</li></ul>";
  return tag === "ul" || tag === "ol" ? `<${tag}><li>One</li></${tag}>` : `<${tag}>One</${tag}>`;
}

const REFUSED_TAGS = [
  "script",
  "style",
  "iframe",
  "img",
  "h1",
  "span",
  "table",
  "u",
  "form",
  "svg",
  "code",
  "blockquote",
  "font",
];

const REFUSED_ATTRIBUTES = [
  '<p class="x">One</p>',
  '<p style="color:red">One</p>',
  '<strong id="x">One</strong>',
  '<div onclick="x()">One</div>',
  '<p>One<br class="x">two</p>',
  '<ol start="3"><li>One</li></ol>',
  '<ul><li value="3">One</li></ul>',
  '<a href="https://example.com/" title="x">One</a>',
  '<a href="https://example.com/" rel="nofollow">One</a>',
  '<a href="https://example.com/" onclick="x()">One</a>',
  "<a>One</a>",
  '<a target="_blank">One</a>',
];

/** What this project refuses beyond §4.2. */
const REFUSED_BESIDES: [title: string, html: string][] = [
  ["a comment", "<p>One</p><!-- two -->"],
  ["a javascript: link", '<a href="javascript:alert(1)">One</a>'],
  ["a javascript: link in disguise", '<a href=" java&#115;cript&colon;alert(1)">One</a>'],
  ["a data: link", '<a href="data:text/html,x">One</a>'],
  ["a link to //", '<a href="//example.com/">One</a>'],
  ["a link to /\\", '<a href="/\\example.com/">One</a>'],
  ["nothing to read", "<p>&nbsp;<br></p>"],
];

/** Answered back as it came, character by character. */
const UNCHANGED: [title: string, html: string][] = [
  ["entities and capitals", "<P>Caf&eacute; &amp; bar, 5 &lt; 6 &#8364;</P><br/>"],
  ["white space", "<div>\n  <p>One  two</p>\r\n\t</div>\n"],
  ["tags that are not closed", "<p>One<p>two</i>"],
  ["text alone", "Plain text, Zürich, 東京, 😀"],
  ["links of the allowed kinds", '<a href="mailto:jobs@example.com">a</a> <a href="/b">b</a>'],
];

/** The rules of the description (§4.2, §7.1). */
export const descriptionChecks: Check[] = [
  ...ALLOWED_TAGS.map((tag) =>
    stated("§4.2", `description: <${tag}> is accepted`, async (trial) => {
      (await trial.employer.post(trial.body({ description: withTag(tag) }))).isAccepted();
    }),
  ),
  stated("§4.2", "description: <a> may have a target", async (trial) => {
    const description = '<a href="https://example.com/" target="_blank">Our page</a>';
    (await trial.employer.post(trial.body({ description }))).isAccepted();
  }),
  ...REFUSED_TAGS.map((tag) =>
    stated("§7.1", `description: <${tag}> is refused`, async (trial) => {
      const description = `<p>One</p><${tag}>two</${tag}>`;
      (await trial.employer.post(trial.body({ description }))).isRefused();
    }),
  ),
  ...REFUSED_ATTRIBUTES.map((description) =>
    stated("§7.1", `description: ${description} is refused`, async (trial) => {
      (await trial.employer.post(trial.body({ description }))).isRefused();
    }),
  ),
  ...REFUSED_BESIDES.map(([title, description]) =>
    decided("Description", `${title} is refused`, async (trial) => {
      (await trial.employer.post(trial.body({ description }))).is(400);
    }),
  ),
  ...UNCHANGED.map(([title, description]) =>
    decided("Description", `${title}: answered back unchanged`, async (trial) => {
      const { id } = (await trial.employer.post(trial.body({ description }))).is(201).job();
      equal((await trial.read(id)).description, description, "description");
    }),
  ),
  decided("Description", "an offence is named with line and column", async (trial) => {
    const description = "<p>One</p>\n <h1>two</h1>";
    const answer = (await trial.employer.post(trial.body({ description }))).is(400);
    const { errors } = answer.problem();
    must(
      errors.some(
        ({ field, line, column }) => field === "description" && line === 2 && column === 2,
      ),
      "no error for description at line 2, column 2",
    );
  }),
];
