import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { LICENCES_FILE } from "./build/third-party-licences.ts";
import { ensureBuild } from "./ensure-build.ts";
import { ROOT } from "./repository.ts";

/** Bytes of JavaScript, compressed, that may be needed before the list of jobs shows. */
const BUDGET = 140_000;

/** Terms under which the dashboard may be given to others as it is. */
const TAKEN = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "OFL-1.1",
  "(MPL-2.0 OR Apache-2.0)",
];

const readDist = (file: string) => readFileSync(path.join(ROOT, "dist", file), "utf8");

// The build that the stories use, so that it is made once.
beforeAll(ensureBuild, 300_000);

it.each(["index.html", "index.fr-CA.html"])("loads the list of %s within the budget", (page) => {
  const scripts = [...readDist(page).matchAll(/<script type="module"[^>]* src="\/(.+?)"/g)];
  const needed = new Set(scripts.map(([, script = ""]) => script));
  expect(needed.size).toBe(2);
  let bytes = 0;
  // A set also visits what is added to it on the way.
  for (const script of needed) {
    const code = readDist(script);
    bytes += gzipSync(code, { level: 9 }).length;
    for (const [, file = ""] of code.matchAll(/(?:from|import)"\.\/([^"]+)"/g))
      needed.add(`assets/${file}`);
  }
  expect(needed.size).toBeGreaterThan(3);
  expect(bytes).toBeLessThanOrEqual(BUDGET);
});

it("names the licence of every package that the source maps name, and the fonts'", () => {
  const maps = readdirSync(path.join(ROOT, "dist/assets")).filter((file) => file.endsWith(".map"));
  const sources = maps.flatMap(
    (map) => (JSON.parse(readDist(`assets/${map}`)) as { sources: string[] }).sources,
  );
  const packages = new Set(
    sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []),
  );
  expect([...packages]).toEqual(expect.arrayContaining(["react-dom", "zod", "dompurify"]));
  for (const name of [...packages, "@fontsource-variable/inter"]) {
    const manifest = readFileSync(path.join(ROOT, "node_modules", name, "package.json"), "utf8");
    const { version, license } = JSON.parse(manifest) as { version: string; license: string };
    expect(readDist(LICENCES_FILE)).toContain(`\n${name} ${version}: ${license}\n\n`);
  }
});

it("holds each licence in full, and only such as are taken", () => {
  const [, ...sections] = readDist(LICENCES_FILE).split(/─{72}\n/);
  expect(sections.length).toBeGreaterThan(20);
  for (const section of sections) {
    const [, license] = /^\S+ \S+: (.+)/.exec(section) ?? [];
    expect(TAKEN).toContain(license);
    expect(section).toMatch(/permi(t|ssion)|licen[cs]e/i);
    expect(section.length).toBeGreaterThan(400);
  }
});
