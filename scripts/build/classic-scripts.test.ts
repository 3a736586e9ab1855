import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import vm from "node:vm";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { classicScripts } from "./classic-scripts.ts";

const SOURCES = {
  "index.html": '<head>\n<script type="module" src="/main.js"></script>\n</head>',
  "main.js": `import { greet } from "./vendor/greet.js"; import { name } from "./name.js";
    globalThis.said = greet(name); globalThis.later = () => import("./later.js");`,
  "vendor/greet.js": "export const greet = (who) => `Hello, ${who}`;",
  "name.js": "export const name = 'world';",
  "later.js": `import { greet } from "./vendor/greet.js"; import { name } from "./name.js";
    import "./later.css"; globalThis.saidLater = greet(name);`,
  "later.css": "p { margin: 0 }",
};

const root = mkdtempSync(path.join(os.tmpdir(), "classic-scripts-"));
const built = (file: string) => readFileSync(path.join(root, "dist", file), "utf8");
let page: string;
/** Of the page, in their order. */
let scripts: string[];
let later: string;

beforeAll(async () => {
  mkdirSync(path.join(root, "vendor"));
  for (const [file, source] of Object.entries(SOURCES))
    writeFileSync(path.join(root, file), source);
  const codeSplitting = { groups: [{ name: "vendor", test: /vendor/ }] };
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [classicScripts()],
    build: { modulePreload: { polyfill: false }, rolldownOptions: { output: { codeSplitting } } },
  });
  page = built("index.html");
  scripts = [...page.matchAll(/<script defer fetchpriority="high" src="\/([^"]+)">/g)].map(
    ([, file = ""]) => file,
  );
  const files = readdirSync(path.join(root, "dist/assets"));
  later = built(`assets/${files.find((file) => /^later.*\.js$/.test(file))}`);
});

afterAll(() => rmSync(root, { recursive: true }));

it("leaves no module in the page, and names what is imported before what imports it", () => {
  expect(page).not.toContain("module");
  expect(scripts.at(-1)).toMatch(/^assets\/index-/);
  expect(scripts.some((file) => file.startsWith("assets/vendor-"))).toBe(true);
});

it("hands what one exports to the others", () => {
  const context = vm.createContext({});
  for (const file of scripts) new vm.Script(built(file)).runInContext(context);
  expect(context["said"]).toBe("Hello, world");
  // What comes later is a module, which takes all that it imports from there.
  expect(later).not.toMatch(/\bimport\b/);
  new vm.Script(later.replace(/export\s*\{\s*\};?/, "")).runInContext(context);
  expect(context["saidLater"]).toBe("Hello, world");
});

it("has what comes later load none of them again", () => {
  const listed = scripts.flatMap((file) => /mapDeps=.*?\[(.*?)\]/.exec(built(file))?.[1] ?? []);
  expect(listed).toEqual([expect.stringMatching(/later-.*\.css/)]);
  expect(scripts.filter((file) => listed.join().includes(file))).toEqual([]);
});
