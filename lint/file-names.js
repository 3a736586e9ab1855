// A file is named by what it holds; these names hold anything.
import path from "node:path";

/** @typedef {Parameters<import("oxlint/plugins-dev").RuleTester["run"]>[1]} Rule */

const VAGUE = /^(utils?|helpers?|common|misc)$/;

/** @type {Rule} */
export const fileNames = {
  meta: {
    type: "suggestion",
    docs: { description: "Files and folders are named by what they hold." },
    schema: [],
  },
  create(context) {
    return {
      Program(node) {
        const parts = path.relative(context.cwd, context.filename).split(path.sep);
        const vague = parts
          .map((part) => part.split(".")[0] ?? "")
          // A folder may hold an index, but a file of that name is a barrel.
          .find((name, at) => VAGUE.test(name) || (name === "index" && at === parts.length - 1));
        if (vague !== undefined)
          context.report({
            node,
            message: `"${vague}" says nothing. Name it by what it holds, and import files directly instead of through a barrel.`,
          });
      },
    };
  },
};
