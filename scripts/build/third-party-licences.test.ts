import { readFileSync } from "node:fs";
import path from "node:path";
import { type Rolldown, build } from "vite";
import { beforeAll, expect, it, vi } from "vitest";
import { ROOT } from "../repository.ts";
import { LICENCES_FILE } from "./third-party-licences.ts";

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

let output: Rolldown.RolldownOutput["output"];
let text: string;

beforeAll(async () => {
  vi.stubEnv("NODE_ENV", "production");
  const built = await build({ root: ROOT, logLevel: "silent", build: { write: false } });
  ({ output } = built as Rolldown.RolldownOutput);
  const file = output.find(({ fileName }) => fileName === LICENCES_FILE);
  text = file?.type === "asset" ? String(file.source) : "";
});

it("names every package that the source maps of the build name, and the fonts'", () => {
  const sources = output.flatMap((file) =>
    file.type === "chunk" ? (file.map?.sources ?? []) : [],
  );
  const packages = new Set(
    sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []),
  );
  expect([...packages]).toEqual(expect.arrayContaining(["react-dom", "zod", "dompurify"]));
  for (const name of [...packages, "@fontsource-variable/inter"]) {
    const manifest = readFileSync(path.join(ROOT, "node_modules", name, "package.json"), "utf8");
    const { version, license } = JSON.parse(manifest) as { version: string; license: string };
    expect(text).toContain(`\n${name} ${version}: ${license}\n\n`);
  }
});

it("holds each licence in full, and only such as are taken", () => {
  const [, ...sections] = text.split(/─{72}\n/);
  expect(sections.length).toBeGreaterThan(20);
  for (const section of sections) {
    const [, license] = /^\S+ \S+: (.+)/.exec(section) ?? [];
    expect(TAKEN).toContain(license);
    expect(section).toMatch(/permi(t|ssion)|licen[cs]e/i);
    expect(section.length).toBeGreaterThan(400);
  }
});
