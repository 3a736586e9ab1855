// npm run build: builds the dashboard into dist/.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { BUILD_RECORD, buildRecord, hashInputs } from "./build-hash.ts";
import { fail } from "./fail.ts";
import { ROOT } from "./repository.ts";

const started = performance.now();
process.stdout.write("Building the dashboard… ");
// Taken before the build: what changes during it makes it stale.
const hash = hashInputs(ROOT);
await build({ root: ROOT, logLevel: "error" }).catch(fail);
writeFileSync(path.join(ROOT, BUILD_RECORD), buildRecord(hash));
process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
