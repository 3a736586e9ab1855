import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { joinHeadScripts } from "./join-head-scripts.ts";

const root = mkdtempSync(path.join(os.tmpdir(), "join-head-scripts-"));
let page: string;

beforeAll(async () => {
  mkdirSync(path.join(root, "public"));
  writeFileSync(path.join(root, "public/one.js"), "// first\nglobalThis.order = [1];\n");
  writeFileSync(path.join(root, "public/two.js"), "globalThis.order.push(2);\n");
  writeFileSync(path.join(root, "main.js"), "globalThis.order.push(3);\n");
  const scripts = ["/one.js", "/two.js"]
    .map((src) => `    <script src="${src}"></script>\n`)
    .join("");
  writeFileSync(
    path.join(root, "index.html"),
    `<head>\n${scripts}    <script type="module" src="/main.js"></script>\n</head>`,
  );
  await build({ root, configFile: false, logLevel: "silent", plugins: [joinHeadScripts()] });
  page = readFileSync(path.join(root, "dist/index.html"), "utf8");
});

afterAll(() => rmSync(root, { recursive: true }));

it("puts the classic scripts into one file, in their order, with a hash in its name", () => {
  const [name = ""] = readdirSync(path.join(root, "dist/assets")).filter((file) =>
    file.startsWith("head-"),
  );
  expect(name).toMatch(/^head-[\w-]{8}\.js$/);
  const code = readFileSync(path.join(root, "dist/assets", name), "utf8");
  expect(code.replaceAll(/\s/g, "")).toBe("globalThis.order=[1];globalThis.order.push(2);");
  expect(page).toContain(`<script src="/assets/${name}"></script>`);
});

it("leaves no other classic script in the page, and the module where it was", () => {
  expect(page.match(/<script src=/g)).toHaveLength(1);
  expect(page.indexOf("<script src=")).toBeLessThan(page.indexOf('<script type="module"'));
});
