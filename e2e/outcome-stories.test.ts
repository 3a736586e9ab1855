import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { packageCommand, ROOT } from "../scripts/lib/repository.ts";
import { runCommand } from "../scripts/lib/run-command.ts";

interface Suite {
  specs: { title: string; file: string }[];
  suites?: Suite[];
}

const specsIn = ({ specs, suites = [] }: Suite): Suite["specs"] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

const document = readFileSync(path.join(ROOT, "docs/reliability.md"), "utf8");
const [, table = ""] = /^### Every outcome of a write\n([^]*?)^## /m.exec(document) ?? [];
const rows = table
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .slice(1)
  .map((line) => line.slice(2, -2).split(" | "));

it("every outcome of a write has a story of each way to write, which npm test runs", async () => {
  const { output } = await runCommand(
    packageCommand("playwright"),
    ["test", "--list", "--reporter=json", "--project=wide"],
    { capture: true, env: { BASE_URL: "", TEST_ALL: undefined } },
  );
  const { suites } = JSON.parse(output) as { suites: Suite[] };
  const stories = new Set(
    suites
      .flatMap(specsIn)
      .map(({ file, title }) => `\`${file.replace(".spec.ts", "")}\` › ${title}`),
  );
  expect(rows.map(([outcome]) => outcome)).toEqual([
    "stored",
    "refused",
    "changed since",
    "gone",
    "unknown",
    "waits",
    "the page was closed",
  ]);
  for (const [outcome, ...cells] of rows) {
    expect(cells, outcome).toHaveLength(3);
    expect(
      cells.filter((cell) => !stories.has(cell)),
      outcome,
    ).toEqual([]);
  }
});
