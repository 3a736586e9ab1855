import { gzipSync } from "node:zlib";
import { type Rolldown, build } from "vite";
import { beforeAll, expect, it, vi } from "vitest";
import { ROOT } from "./repository.ts";

/** Bytes of JavaScript, compressed, that may be needed before the list of jobs shows. */
const BUDGET = 135_000;

/** The chunks that the browser loads at once: the entry and what it imports. */
let firstLoad: Rolldown.OutputChunk[];

beforeAll(async () => {
  // Vitest's own "test" would bring React's development build.
  vi.stubEnv("NODE_ENV", "production");
  const output = await build({ root: ROOT, logLevel: "silent", build: { write: false } });
  const chunks = (output as Rolldown.RolldownOutput).output.filter((file) => file.type === "chunk");
  const collect = (chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] => [
    chunk,
    ...chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).flatMap(collect),
  ];
  firstLoad = [...new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(collect))];
}, 120_000);

it("loads one file of JavaScript before the list of jobs shows, within the budget", () => {
  expect(firstLoad).toHaveLength(1);
  const size = firstLoad.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  expect(size).toBeLessThanOrEqual(BUDGET);
});

it.each([
  "src/editor/",
  "src/features/jobs/detail/",
  "src/features/jobs/form/",
  "src/features/sign-in/",
  "src/lib/text/en/editor.ts",
  "src/lib/text/en/job-form.ts",
  "src/lib/text/en/job.ts",
  "src/lib/text/pseudo.ts",
  "src/ui/dialog.tsx",
])("loads %s later", (part) => {
  const modules = firstLoad.flatMap(({ moduleIds }) => moduleIds);
  expect(modules.some((id) => id.includes("src/app/app.tsx"))).toBe(true);
  expect(modules.filter((id) => id.includes(part))).toEqual([]);
});
