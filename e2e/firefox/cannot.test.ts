import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { CANNOT, whyNot } from "./cannot.ts";

const FOLDER = path.join(import.meta.dirname, "..");
const readme = readFileSync(path.join(FOLDER, "README.md"), "utf8");

it("has in README.md what it has", () => {
  const rows = CANNOT.flatMap(({ reason, stories }) =>
    stories.map((story) => `| ${story} | ${reason} |`),
  );
  const [, table = ""] =
    /\| fails in Firefox \| reason \|\n\|[-| ]+\|\n((?:\|.*\n)*)/.exec(readme) ?? [];
  expect(table.split("\n").filter(Boolean)).toEqual(rows);
});

it.each(CANNOT.flatMap(({ stories }) => stories))("names a story that there is: %s", (story) => {
  const [file = "", ...titles] = story.split(" › ");
  expect(existsSync(path.join(FOLDER, file))).toBe(true);
  const text = readFileSync(path.join(FOLDER, file), "utf8");
  for (const title of titles) expect(text).toContain(title);
  expect(whyNot([file, ...titles])).toBeDefined();
});
