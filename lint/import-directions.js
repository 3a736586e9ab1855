// Holds every import, of whatever form, against the zones.
import path from "node:path";
import { validateImport, readSubpaths } from "./zones.js";

/** @typedef {Parameters<import("oxlint/plugins-dev").RuleTester["run"]>[1]} Rule */
/** @typedef {Parameters<Parameters<Extract<Rule, { create: unknown }>["create"]>[0]["report"]>[0]} Problem */
/** @typedef {Extract<Problem, { node: unknown }>["node"]} Ranged */
/** @typedef {{ type: string, value?: unknown, quasis?: { value: { raw: string } }[] }} Source */

/** Functions whose first argument is a module's path. */
const LOADERS = new Set(["require", "mock", "doMock", "importActual"]);

/** @type {Map<string, Map<string, string>>} one reading of package.json for a whole run */
const subpathsByRoot = new Map();

/** @type {(root: string) => Map<string, string>} */
function subpathsOf(root) {
  const known = subpathsByRoot.get(root) ?? readSubpaths(root);
  subpathsByRoot.set(root, known);
  return known;
}

/**
 * The text of an import's source. A template (`#service/${name}.ts`) is judged by how it begins.
 * @type {(source: Source | null | undefined) => string}
 */
function textOf(source) {
  if (source?.type === "TemplateLiteral") return source.quasis?.[0]?.value.raw ?? "";
  return typeof source?.value === "string" ? source.value : "";
}

/** @type {Rule} */
export const importDirections = {
  meta: {
    type: "problem",
    docs: { description: "Imports follow the directions of the architecture." },
    schema: [],
  },
  create(context) {
    const from = path.relative(context.cwd, context.filename).split(path.sep).join("/");
    const subpaths = subpathsOf(context.cwd);

    /** @type {(source: (Source & Ranged) | null | undefined) => void} */
    const check = (source) => {
      const specifier = textOf(source);
      if (!source || specifier === "") return;
      const message = validateImport(from, specifier, subpaths);
      if (message !== undefined) context.report({ node: source, message });
    };

    return {
      ImportDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      // import("…").Type
      TSImportType: (node) => check(node.source),
      // require("…"), and vi.mock("…") in tests
      CallExpression({ callee, arguments: [first] }) {
        const called = callee.type === "MemberExpression" ? callee.property : callee;
        if (called.type === "Identifier" && LOADERS.has(called.name)) check(first);
      },
      // A worker's file: new URL("./…", import.meta.url)
      NewExpression({ callee, arguments: [first, base] }) {
        const isUrl = callee.type === "Identifier" && callee.name === "URL";
        if (isUrl && base?.type === "MemberExpression" && textOf(first).startsWith("."))
          check(first);
      },
    };
  },
};
