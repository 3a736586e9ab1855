import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BUILD_RECORD, buildRecord, hashInputs, isFresh } from "./build-hash.ts";
import { ROOT } from "../lib/repository.ts";

let root: string;

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "build-hash-"));
  write("index.html", "<div>");
  write("src/main.tsx", "main");
  write("contract/job.ts", "job");
});

afterEach(() => rmSync(root, { recursive: true }));

it("is stale without a build and fresh after one", () => {
  expect(isFresh(root)).toBe(false);
  write(BUILD_RECORD, buildRecord(hashInputs(root)));
  expect(isFresh(root)).toBe(true);
});

it.each([
  ["a changed source", "src/main.tsx", "other"],
  ["a new source in a new folder", "src/features/jobs/list.tsx", "list"],
  ["a changed contract", "contract/job.ts", "other"],
  ["other packages", "package-lock.json", "{}"],
  ["a new static file", "public/favicon.svg", "<svg>"],
])("is stale after %s", (_, file, content) => {
  write(BUILD_RECORD, buildRecord(hashInputs(root)));
  write(file, content);
  expect(isFresh(root)).toBe(false);
});

it("is stale after a source was renamed", () => {
  write(BUILD_RECORD, buildRecord(hashInputs(root)));
  rmSync(path.join(root, "src/main.tsx"));
  write("src/start.tsx", "main");
  expect(isFresh(root)).toBe(false);
});

it.each([
  ["a test", "src/main.test.tsx"],
  ["the service", "service/main.ts"],
  ["a document", "README.md"],
])("stays fresh after a change to %s", (_, file) => {
  write(BUILD_RECORD, buildRecord(hashInputs(root)));
  write(file, "changed");
  expect(isFresh(root)).toBe(true);
});

it("is stale after a change to anything of ours that the build's configuration imports", () => {
  const configuration = readFileSync(path.join(ROOT, "vite.config.ts"), "utf8");
  const imports = [...configuration.matchAll(/from "\.\/(.+)"/g)].map(([, file]) => file ?? "");
  expect(imports).not.toEqual([]);
  const unseen = imports.filter((file) => {
    const before = hashInputs(root);
    write(file, "changed");
    return hashInputs(root) === before;
  });
  expect(unseen).toEqual([]);
});
