import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const HEADING = `# Fixtures and page models

Made from \`fixtures.ts\` and \`pages/\`: \`npx vitest run --project=unit e2e/reference -u\`.
`;

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), "utf8");

const MEMBER =
  /^ {2}(?:\/\*\* (?<said>[^\n]*) \*\/\n {2})?(?:\/\*\*\n(?<lines>(?: {3}\*[^\n]*\n)+?) {3}\*\/\n {2})?(?:readonly (?<property>\w+):|(?<fixed>static )?(?:async )?(?<method>\w+)(?:<[^>]*>)?\((?<parameters>[^()]*(?:\([^()]*\)[^()]*)*)\)(?:: (?<result>[^{\n]+))? \{$)/gm;

/** The first sentence of a comment, as Markdown. */
const sentence = (comment = "") =>
  comment
    .replaceAll(/^ *\* ?/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();

const says = (comment: string) => (comment === "" ? "" : `: ${comment}`);

function fixtures(): string {
  const [, body = ""] = /interface TestFixtures \{\n([^]*?)\n\}/.exec(read("fixtures.ts")) ?? [];
  return [...body.matchAll(/\/\*\* (.*) \*\/\n {2}(\w+): (.*);/g)]
    .map(([, comment = "", name = "", type = ""]) => `- \`${name}\` (\`${type}\`): ${comment}`)
    .join("\n");
}

/** A class with its locators and methods; what begins with `#` is its own. */
function pageModels(file: string): string[] {
  const classes = read(file).matchAll(
    /(?:\/\*\* (.*) \*\/\n|\/\*\*\n((?: \*.*\n)+?) \*\/\n)(?:export )?(?:abstract )?class (\w+)(?: extends (\w+))? \{\n([^]*?)\n\}/g,
  );
  return [...classes].map(([, line, lines, name = "", base, body = ""]) => {
    const members = [...body.matchAll(MEMBER)].flatMap(({ groups = {} }) => {
      const comment = says(sentence(groups["said"] ?? groups["lines"]));
      if (groups["property"]) return [`- \`${groups["property"]}\`${comment}`];
      const { method = "", parameters = "", result } = groups;
      if (method === "constructor" || /^(if|for|while|switch)$/.test(method)) return [];
      const inner = parameters.replaceAll(/\s+/g, " ").replace(/^ |,? $/g, "");
      const returned = result?.replace(/^Promise<(.*)>$/, "$1");
      const signature = `${groups["fixed"] ? `${name}.` : ""}${method}(${inner})`;
      const leads = returned === undefined || returned === "void" ? "" : ` → \`${returned}\``;
      return [`- \`${signature}\`${leads}${comment}`];
    });
    const also = base === undefined ? "" : ` Has also what \`${base}\` has.`;
    return [`### ${name}`, "", `${sentence(line ?? lines)}${also}`, "", ...members, ""].join("\n");
  });
}

it("lists the fixtures and what the page models offer", async () => {
  const files = readdirSync(path.join(import.meta.dirname, "pages")).toSorted();
  const models = files.flatMap((file) => pageModels(`pages/${file}`));
  const reference = [HEADING, "## Fixtures", "", fixtures(), "", "## Page models", "", ...models];
  await expect(reference.join("\n")).toMatchFileSnapshot("reference.md");
});
