import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compressAssets } from "./compress-assets.ts";

const root = mkdtempSync(path.join(os.tmpdir(), "compress-assets-"));
const inBuild = (file: string) => path.join(root, "dist", file);

/** The built file whose name begins so: the rest of it is a hash. */
const built = (start: string, end: string) =>
  `assets/${readdirSync(inBuild("assets")).find((name) => name.startsWith(start) && name.endsWith(end))}`;

beforeAll(async () => {
  const long = "a sentence that is worth compressing; ".repeat(100);
  writeFileSync(
    path.join(root, "index.html"),
    `<!doctype html><title>${long}</title><script type="module" src="./main.js"></script>`,
  );
  writeFileSync(
    path.join(root, "main.js"),
    `console.log(${JSON.stringify(long)}); import("./small.js");`,
  );
  writeFileSync(path.join(root, "small.js"), `console.log("short");`);
  await build({ root, configFile: false, logLevel: "silent", plugins: [compressAssets()] });
});

afterAll(() => rmSync(root, { recursive: true }));

it("leaves both compressed forms beside a built file", () => {
  const file = built("index", ".js");
  const text = readFileSync(inBuild(file), "utf8");
  expect(zlib.brotliDecompressSync(readFileSync(inBuild(`${file}.br`))).toString()).toBe(text);
  expect(zlib.gunzipSync(readFileSync(inBuild(`${file}.gz`))).toString()).toBe(text);
});

it.each([
  ["index.html, which the service fills in", () => "index.html"],
  ["a file too small to gain", () => built("small", ".js")],
])("leaves %s as it is", (_, name) => {
  expect(existsSync(inBuild(name()))).toBe(true);
  expect(existsSync(inBuild(`${name()}.br`))).toBe(false);
  expect(existsSync(inBuild(`${name()}.gz`))).toBe(false);
});
