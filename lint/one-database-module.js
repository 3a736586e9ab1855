// Data of one employer is kept from the pages of another by the one folder that opens databases.

/** @typedef {Parameters<import("oxlint/plugins-dev").RuleTester["run"]>[1]} Rule */
/** @typedef {Parameters<Parameters<Extract<Rule, { create: unknown }>["create"]>[0]["report"]>[0]} Problem */
/** @typedef {Extract<Problem, { node: unknown }>["node"]} Ranged */

const PACKAGES = /^(dexie|dexie-.*|idb|idb-.*)$/;

const message =
  "Only src/lib/database/ opens a database, that of the session's employer. Use `employerDatabase`, `observe` or `useStored`.";

/** @type {Rule} */
export const oneDatabaseModule = {
  meta: {
    type: "problem",
    docs: { description: "One folder opens databases." },
    schema: [],
  },
  create(context) {
    /** @type {(source: (Ranged & { type: string, value?: unknown }) | null | undefined) => void} */
    const check = (source) => {
      if (source && PACKAGES.test(String(source.value))) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      // Also as a property of `globalThis` or `window`.
      Identifier(node) {
        if (node.name === "indexedDB") context.report({ node, message });
      },
    };
  },
};
