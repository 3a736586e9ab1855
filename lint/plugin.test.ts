// The linter itself, with the repository's own configuration, over files with planted violations.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");

const QUERY = `import { useQuery, useQueryClient } from "@tanstack/react-query";`;

/** Nothing may complain about these. */
const LEGAL: Record<string, string> = {
  "contract/job.ts": `import { z } from "zod/mini";\nexport const job = z.string();`,
  "src/ui/button.ts": `export const button = 1;`,
  "src/features/one/legal.ts": `import { button } from "#src/ui/button.ts";\nimport type { job } from "#contract/job.ts";\n\nexport const a: typeof job | number = button;`,
  "src/ui/wrapped-text.tsx": `export const A = ({ on, label }: { on: boolean; label: string }) => (\n  <p>\n    {on && <b>{label}</b>}\n    <span>{label}</span>\n  </p>\n);`,
  "src/lib/database/open.ts": `import { Dexie } from "dexie";\n\nexport const a = [Dexie, indexedDB];`,
  "src/features/one/load.ts": `export const load = () => import("../../ui/button.ts");`,
};

/** File → its text, and the rule that must complain about it. */
const PLANTED: Record<string, { text: string; rule: string }> = {
  "src/ui/words.tsx": {
    text: `export const A = () => <p>Words</p>;`,
    rule: "react(jsx-no-literals)",
  },
  "src/lib/static.ts": {
    text: `import { b } from "#src/ui/b.ts";\nexport const a = b;`,
    rule: "house(import-directions)",
  },
  "src/lib/types.ts": {
    text: `import type { B } from "#src/ui/b.ts";\nexport type A = B;`,
    rule: "house(import-directions)",
  },
  "src/lib/type-query.ts": {
    text: `export type A = import("../../service/b.ts").B;`,
    rule: "house(import-directions)",
  },
  "src/lib/dynamic.ts": {
    text: `export const load = () => import("#service/b.ts");`,
    rule: "house(import-directions)",
  },
  "src/lib/template.ts": {
    text: "export const load = (name: string) => import(`#service/${name}.ts`);",
    rule: "house(import-directions)",
  },
  "src/lib/export-named.ts": {
    text: `export { b } from "../app/b.ts";`,
    rule: "house(import-directions)",
  },
  "src/lib/export-all.ts": {
    text: `export * from "../app/b.ts";`,
    rule: "house(import-directions)",
  },
  "src/lib/worker.ts": {
    text: `export const url = new URL("../../service/b.ts", import.meta.url);`,
    rule: "house(import-directions)",
  },
  "src/lib/mock.test.ts": {
    text: `import { vi } from "vitest";\nvi.mock("#service/b.ts");`,
    rule: "house(import-directions)",
  },
  "src/features/one/a.ts": {
    text: `import { b } from "../two/b.ts";\nexport const a = b;`,
    rule: "house(import-directions)",
  },
  "src/lib/any.ts": {
    text: `export const parse = (text: string) => JSON.parse(text) as any;`,
    rule: "typescript(no-explicit-any)",
  },
  "src/lib/console.ts": {
    text: `export const say = () => console.log("hello");`,
    rule: "eslint(no-console)",
  },
  "src/lib/default.ts": {
    text: `export default function a() {}`,
    rule: "import(no-default-export)",
  },
  "src/lib/floating.ts": {
    text: `export const a = () => {\n  fetch("/");\n};`,
    rule: "typescript(no-floating-promises)",
  },
  "src/lib/misused.ts": {
    text: `export const a = () => {\n  addEventListener("click", async () => {\n    await fetch("/");\n  });\n};`,
    rule: "typescript(no-misused-promises)",
  },
  "src/features/one/inline-options.ts": {
    text: `${QUERY}\nexport const useA = () => useQuery({ queryKey: ["a"], queryFn: () => 1 });`,
    rule: "query(prefer-query-options)",
  },
  "src/features/one/inline-key.ts": {
    text: `${QUERY}\nexport const useA = () => useQueryClient().getQueryData(["a"]);`,
    rule: "query(prefer-query-options)",
  },
  "src/ui/removed-text.tsx": {
    text: `export const A = ({ on }: { on: boolean }) => (\n  <p>\n    <b>a</b>\n    {on && "on"}\n  </p>\n);`,
    rule: "house(text-beside-conditionals)",
  },
  "src/ui/text-beside.tsx": {
    text: `export const A = ({ on, label }: { on: boolean; label: string }) => (\n  <p>\n    {on && <b>on</b>}\n    {label}\n  </p>\n);`,
    rule: "house(text-beside-conditionals)",
  },
  "src/jobs/static-dexie.ts": {
    text: `import { Dexie } from "dexie";\nexport const a = Dexie;`,
    rule: "house(one-database-module)",
  },
  "src/jobs/dynamic-dexie.ts": {
    text: `export const load = () => import("dexie-react-hooks");`,
    rule: "house(one-database-module)",
  },
  "src/jobs/global-database.ts": {
    text: `export const a = () => globalThis.indexedDB.databases();`,
    rule: "house(one-database-module)",
  },
  "src/ui/utils.ts": { text: `export const a = 1;`, rule: "house(file-names)" },
  "src/ui/CamelCase.ts": { text: `export const a = 1;`, rule: "unicorn(filename-case)" },
};

let folder: string;
let found: Map<string, string[]>;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "lint-plugin-"));
  for (const file of [".oxlintrc.json", "package.json", "tsconfig.json", "lint"])
    cpSync(path.join(ROOT, file), path.join(folder, file), { recursive: true });
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
  const planted = Object.entries(PLANTED).map(([file, { text }]) => [file, text] as const);
  for (const [file, text] of [...Object.entries(LEGAL), ...planted]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${text}\n`);
  }
  found = lint();
});

afterAll(() => rmSync(folder, { recursive: true }));

/** @returns file → the rules that complained */
function lint(): Map<string, string[]> {
  const oxlint = path.join(ROOT, "node_modules/.bin/oxlint");
  const { stdout } = spawnSync(oxlint, ["-f", "json", "contract", "src"], {
    cwd: folder,
    encoding: "utf8",
  });
  const report = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const rules = new Map<string, string[]>();
  for (const { filename, code } of report.diagnostics)
    rules.set(filename, [...(rules.get(filename) ?? []), code]);
  return rules;
}

it.each(Object.entries(PLANTED))("complains about %s", (file, { rule }) => {
  expect(found.get(file)).toContain(rule);
});

it.each(Object.keys(LEGAL))("lets %s be", (file) => {
  expect(found.get(file)).toBeUndefined();
});
