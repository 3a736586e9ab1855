// Before a development command: says in a sentence what `npm ci --omit=dev` left out. Plain JavaScript without an
// import of a package, so that it runs in every installation.
import "./require-node.js";
import { existsSync } from "node:fs";

if (!existsSync(new URL("../node_modules/vitest", import.meta.url))) {
  process.stderr.write(
    "This command needs the development packages, which npm ci --omit=dev left out. Run npm ci in a copy of the repository that serves nobody, and the command there.\n",
  );
  process.exit(1);
}
