import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { unzipSync } from "fflate";
import { packageCommand, ROOT } from "../scripts/lib/repository.ts";
import { test } from "./fixtures.ts";

/** How a command failed. */
interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** The content of each file in a folder, of those in archives too. */
function contentsIn(folder: string): Map<string, string> {
  const contents = new Map<string, string>();
  const add = (name: string, bytes: Buffer) => {
    const text = bytes.toString("latin1");
    contents.set(name, text);
    const archives = [...text.matchAll(/data:application\/zip;base64,([\w+/=]+)/g)];
    for (const [, archive = ""] of archives) addFiles(name, Buffer.from(archive, "base64"));
    if (text.startsWith("PK")) addFiles(name, bytes);
  };
  const addFiles = (name: string, archive: Buffer) => {
    for (const [file, bytes] of Object.entries(unzipSync(archive)))
      add(`${name}: ${file}`, Buffer.from(bytes));
  };
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (file.isFile()) {
      const name = path.join(file.parentPath, file.name);
      add(path.relative(folder, name), readFileSync(name));
    }
  return contents;
}

test(
  "a run names what it leaves behind, and nothing that is kept of it holds a key",
  { tag: ["@own-employer", "@any-language"] },
  async ({ ownEmployer, baseUrl }, { outputDir }) => {
    // It contains a run.
    test.slow();
    await ownEmployer.jobs.create({ title: "Baker" });
    const outer = Object.entries(process.env).filter(
      ([name]) => !/^(PLAYWRIGHT|TEST|E2E_OWN)_|^E2E_DRIVEN$/.test(name),
    );
    const run = promisify(execFile)(
      packageCommand("playwright"),
      ["test", "--config", "e2e/unclean/playwright.config.ts"],
      {
        cwd: ROOT,
        env: {
          ...Object.fromEntries(outer),
          BASE_URL: baseUrl,
          API_KEY: ownEmployer.apiKey,
          UNCLEAN_OUTPUT: outputDir,
        },
      },
    );
    const { code, stdout, stderr } = await run.then(
      (output) => ({ ...output, code: 0 }),
      (error: Ended) => error,
    );
    const said = stdout + stderr;
    expect(code, said).toBe(1);
    expect(said).toMatch(
      /The installation is not as it was:\n\s+posting \d+ \(Zyxel\) is left behind\n/,
    );
    const titles = (await ownEmployer.jobs.all()).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(["Baker", "Zyxel"]);
    expect(await ownEmployer.jobs.setting("readiness")).toBeNull();

    const contents = contentsIn(outputDir);
    contents.set("what it prints", said);
    const names = [...contents.keys()].join("\n");
    for (const kept of [
      "trace.zip: test.trace",
      "trace.zip: 0-trace.network",
      ".png",
      "index.html: report.json",
    ])
      expect(names).toContain(kept);
    const key = ownEmployer.apiKey;
    const holding = [...contents].filter(([, content]) => content.includes(key));
    expect(holding.map(([name]) => name)).toEqual([]);
    expect(
      [...contents].filter(([, content]) => content.includes("jobs_***")).length,
    ).toBeGreaterThan(3);
  },
);
