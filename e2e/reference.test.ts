import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { JOB_STATUSES } from "#contract/job-status.ts";
import { CONTROL_KEYS } from "#src/editor/commands/control-keys.ts";
import { LANGUAGES } from "#src/i18n/language.ts";
import { fieldLabels } from "#src/jobs/job/fields/job-values.ts";
import { WRITE_STATES } from "#src/jobs/writes/write.ts";
import { ACTIONS } from "./pages/job-row.ts";

const HEADING = `# Fixtures, requests and page models

Made from the code: \`npx vitest run --project=unit e2e/reference -u\`.
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

/** The functions and constants of a file. */
function functions(file: string): string[] {
  const found = read(file).matchAll(
    /\/\*\*\s((?:(?!\*\/)[^])*) \*\/\nexport (?:const|(?:async )?function) (\w+)(?:: Fault)?(?: =)?\s*(?:\(([^)]*)\))?/g,
  );
  return [...found].map(([, comment = "", name = "", parameters]) => {
    const inner = parameters?.replaceAll(/\s+/g, " ").replace(/^ |,? $/g, "");
    const signature = inner === undefined || parameters === "route" ? name : `${name}(${inner})`;
    return `- \`${signature}\`${says(sentence(comment))}`;
  });
}

/** What the types of some parameters allow. */
const NAMES = {
  ActionName: Object.keys(ACTIONS),
  ControlName: Object.keys(CONTROL_KEYS),
  WriteState: WRITE_STATES,
  Language: Object.keys(LANGUAGES),
  LineName: Object.keys(fieldLabels),
  Tab: [...JOB_STATUSES, "all"],
};

const names = Object.entries(NAMES).map(
  ([type, values]) => `- \`${type}\`: ${values.map((value) => `\`${value}\``).join(", ")}`,
);

it("lists what a story can use", async () => {
  const files = readdirSync(path.join(import.meta.dirname, "pages")).toSorted();
  const models = files.flatMap((file) => pageModels(`pages/${file}`));
  const parts = [
    [HEADING, "## Fixtures", "", fixtures(), "", "## The service", ""],
    pageModels("job-service.ts"),
    ["## Requests of the page", "", ...functions("intercept-request.ts"), ""],
    ["## Names", "", ...names, "", "## Page models", ""],
    models,
  ];
  await expect(parts.flat().join("\n")).toMatchFileSnapshot("reference.md");
});
