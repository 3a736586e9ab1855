import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { ROOT } from "./lib/repository.ts";

const documents = [
  "README.md",
  "CHANGELOG.md",
  ...inFolder("docs", ".md"),
  ...inFolder("docs/deploy"),
];

/** The files of a folder; of a kind, below it too. */
function inFolder(folder: string, ending = ""): string[] {
  const names = readdirSync(path.join(ROOT, folder), {
    recursive: ending !== "",
    encoding: "utf8",
  });
  return names.filter((name) => name.endsWith(ending)).map((name) => `${folder}/${name}`);
}

const read = (name: string) => readFileSync(path.join(ROOT, name), "utf8");

/** Every command of a document's shell blocks, and the files of `docs/deploy/`. */
const commandsOf = (name: string) =>
  name.endsWith(".md")
    ? [...read(name).matchAll(/^ *```sh\n(.*?)^ *```$/gms)].flatMap(([, block = ""]) =>
        block.split("\n"),
      )
    : read(name).split("\n");

describe("the documents of operation", () => {
  it("type no password into a command", () => {
    // A line that is nothing but a variable is one of a file.
    const typed = documents.flatMap((name) =>
      commandsOf(name)
        .filter((line) => /:\/\/[^\s:@/]*:[^\s@$]+@|PASSWORD=/i.test(line.replace(/#.*/, "")))
        .filter((line) => !/^ *[A-Z_]+=\S+$/.test(line))
        .map((line) => `${name}: ${line}`),
    );
    expect(typed).toEqual([]);
    expect(documents).toContain("docs/operations.md");
  });

  const [change, check] = commandsOf("docs/operations.md").filter((line) =>
    /^(sed|grep) .*jobs_before/.test(line),
  );

  it.each([
    ["DATABASE_URL='postgresql://jobs:p@127.0.0.1/jobs'", true],
    ["DATABASE_URL=postgresql://jobs:p@127.0.0.1/jobs", true],
    [
      'DATABASE_URL="postgresql://jobs:p@127.0.0.1:5432/jobs?sslmode=verify-full&sslrootcert=/etc/jobs"',
      true,
    ],
    ["DATABASE_URL='postgresql:///jobs?host=/var/run/postgresql'", true],
    ["DATABASE_URL='postgresql://jobs:p@127.0.0.1/postings'", false],
    ["PUBLIC_URL=https://example.com/jobs", false],
  ])("go back with %s only where the address was changed: %s", (line, isChanged) => {
    const folder = mkdtempSync(path.join(tmpdir(), "jobs-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, "job-postings.env");
    writeFileSync(file, `${line}\nTRUST_PROXY=loopback\n`);
    const here = `${change}\n${check}`
      .replaceAll("/etc/job-postings.env", file)
      .replace(/ln -sfn \S+ \S+/, "echo linked");
    expect(execFileSync("sh", ["-euc", here], { encoding: "utf8" })).toMatch(
      isChanged ? /^linked\n$/ : /^NOT changed/,
    );
    expect(readFileSync(file, "utf8")).toBe(
      `${isChanged ? line.replace(/\/jobs(?=['"?]|$)/, "/jobs_before") : line}\nTRUST_PROXY=loopback\n`,
    );
  });
});
