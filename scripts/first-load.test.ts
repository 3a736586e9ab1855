import { SourceMap } from "node:module";
import { gzipSync } from "node:zlib";
import { type Rolldown, build } from "vite";
import { beforeAll, expect, it, vi } from "vitest";
import { ROOT } from "./repository.ts";

/** Bytes of JavaScript, compressed, that may be needed before the list of jobs shows. */
const BUDGET = 140_000;

/** The chunks that the browser loads at once: the entry and what it imports. */
let firstLoad: Rolldown.OutputChunk[];
/** All style sheets, of whatever page. */
let styles: string;
/** What the page runs before them. */
let headScript: string;
/** Of the entry. */
let sourceMap: string;

beforeAll(async () => {
  // Vitest's own "test" would bring React's development build.
  vi.stubEnv("NODE_ENV", "production");
  const output = await build({ root: ROOT, logLevel: "silent", build: { write: false } });
  const files = (output as Rolldown.RolldownOutput).output;
  const head = files.find(({ fileName }) => /^assets\/head-.+\.js$/.test(fileName));
  headScript = head?.type === "asset" ? String(head.source) : "";
  styles = files
    .map((file) =>
      file.type === "asset" && file.fileName.endsWith(".css") ? String(file.source) : "",
    )
    .join("\n");
  const chunks = files.filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName;
  const map = files.find(({ fileName }) => fileName === `${entry}.map`);
  sourceMap = map?.type === "asset" ? String(map.source) : "";
  const collect = (chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] => [
    chunk,
    ...chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).flatMap(collect),
  ];
  firstLoad = [...new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(collect))];
});

it("loads React and one file more before the list of jobs shows, within the budget", () => {
  expect(firstLoad.map(({ name }) => name).toSorted()).toEqual([
    "index",
    "react",
    "rolldown-runtime",
  ]);
  expect(headScript).toContain("/api/v1.1");
  const scripts = [headScript, ...firstLoad.map(({ code }) => code)];
  const sizes = scripts.map((code) => gzipSync(code, { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});

it("asks Chromium to compile them while they arrive, and a source map knows of that line", () => {
  for (const { code } of firstLoad) expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  const code = firstLoad.find(({ isEntry }) => isEntry)?.code ?? "";
  const lines = code.split("\n");
  const line = lines.findIndex((text) => text.includes("API-Key"));
  const payload = JSON.parse(sourceMap) as ConstructorParameters<typeof SourceMap>[0];
  const place = new SourceMap(payload).findEntry(line, lines[line]?.indexOf("API-Key") ?? 0);
  expect("originalSource" in place && place.originalSource).toMatch(
    /src\/lib\/api\/api-request\.ts$/,
  );
});

it.each([
  "src/editor/",
  "src/features/job-detail/",
  "src/features/job-editor/",
  "src/features/sign-in/",
  "src/i18n/pseudo.ts",
  "src/ui/dialogs/dialog.tsx",
  "node_modules/zod/",
])("loads %s later", (part) => {
  const modules = firstLoad.flatMap(({ moduleIds }) => moduleIds);
  expect(modules.some((id) => id.includes("src/app/app.tsx"))).toBe(true);
  expect(modules.filter((id) => id.includes(part))).toEqual([]);
});

it("leaves nothing to look for at the page's root with every change on the page (`markRoot`)", () => {
  expect(styles).toContain(":root[data-modal]");
  expect(styles).not.toContain(":root:has(");
});
