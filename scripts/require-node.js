// Imported first: says in a sentence that this Node is too old, before what it does not have is used. Plain JavaScript
// without an import of a package, so that it runs in every Node.
import { readFileSync } from "node:fs";

const manifest = /** @type {{ engines: { node: string } }} */ (
  JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"))
);
/** "^20.19.0 || ^22.13.0 || >=24.0.0" */
const { node } = manifest.engines;

/**
 * Whether a version of Node is in a range of package.json's `engines`: parts of ^ and >=, with || between them.
 * @param {string} version
 * @param {string} range
 */
export const isIn = (version, range) =>
  range.split("||").some((part) => {
    const [major = 0, minor = 0] = version.split(".").map(Number);
    const [from = 0, least = 0] = part
      .replace(/[^\d.]/g, "")
      .split(".")
      .map(Number);
    const isSame = major === from && minor >= least;
    return isSame || (part.includes(">=") && major > from);
  });

if (!isIn(process.versions.node, node)) {
  process.stderr.write(
    `This is Node ${process.versions.node}, and the product needs ${node.replaceAll(" ||", " or")}: install a newer one, or name it in PATH.\n`,
  );
  process.exit(1);
}
