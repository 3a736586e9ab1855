import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { LICENCES_FILE } from "./build/third-party-licences.ts";
import { ensureBuild } from "./build/ensure-build.ts";
import { ROOT } from "./lib/repository.ts";

/** Bytes of JavaScript, compressed, that may be needed before the list of jobs shows. */
const MOST_BYTES = 175_000;

/** Files of JavaScript until the list shows, and beyond the list's until a form can be filled in. */
const MOST_FIRST = 4;
const MOST_OF_FORM = 3;

/** Files of JavaScript in the build of a language. */
const MOST_FILES = 40;

/** Each is a request and a module to link: what is smaller, compressed, belongs into another. */
const LEAST_BYTES = 2_000;

/** The bundler's own helpers, which it puts into no chunk of ours. */
const HELPERS = /^assets\/rolldown-runtime-/;

/** Loaded as the source of a worker, and not as a module of the page. */
const WORKERS = /^assets\/\w+-worker-/;

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

const ASSETS = path.join(ROOT, "dist/assets");

const readDist = (file: string) => readFileSync(path.join(ROOT, "dist", file), "utf8");

// The build that the stories use, so that it is made once.
beforeAll(ensureBuild, 300_000);

const sizeOf = (file: string) => gzipSync(readDist(file), { level: 9 }).length;

/** The files with all that they import at once. */
function withImports(files: Iterable<string>): Set<string> {
  const found = new Set(files);
  // A set also visits what is added to it on the way.
  for (const file of found)
    for (const [, other = ""] of readDist(file).matchAll(/(?:from|import)"\.\/([^"]+)"/g))
      found.add(`assets/${other}`);
  return found;
}

describe.each(["index.html", "index.fr-CA.html"])("the build of %s", (page) => {
  const first = () => {
    const scripts = [...readDist(page).matchAll(/<script type="module"[^>]* src="\/(.+?)"/g)];
    return withImports(scripts.map(([, script = ""]) => script));
  };
  /** All files that the page may load, also later. */
  const all = () => {
    const found = first();
    for (const file of found)
      for (const [, name = ""] of readDist(file).matchAll(/[/"`]([\w.-]+\.js)\b/g))
        if (readdirSync(ASSETS).includes(name)) found.add(`assets/${name}`);
    return [...found];
  };

  it("shows the list after few files, the first of which sends its request", () => {
    const files = [...first()];
    expect(files.filter((file) => !HELPERS.test(file))[0]).toMatch(/^assets\/request-/);
    expect(files.length).toBeLessThanOrEqual(MOST_FIRST);
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(readDist(page).match(/<link rel="stylesheet"/g)).toHaveLength(1);
  });

  it("opens a form after few more", () => {
    const list = withImports([...first(), ...all().filter((file) => /list-tools-/.test(file))]);
    const form = withImports(all().filter((file) => /(job|description)-editor/.test(file)));
    const more = [...form].filter((file) => !list.has(file));
    expect(more).toContainEqual(expect.stringContaining("description-editor"));
    expect(more.length).toBeLessThanOrEqual(MOST_OF_FORM);
  });

  it("has few files, and no crumbs", () => {
    const files = all();
    expect(files.length).toBeGreaterThan(MOST_FIRST + MOST_OF_FORM);
    expect(files.length).toBeLessThanOrEqual(MOST_FILES);
    const ofPage = files.filter((file) => !HELPERS.test(file) && !WORKERS.test(file));
    expect(ofPage.filter((file) => sizeOf(file) < LEAST_BYTES)).toEqual([]);
  });
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
  // A browser has a parser of HTML.
  expect(["parse5", "entities"].filter((name) => packages.has(name))).toEqual([]);
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
