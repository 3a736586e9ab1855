// npm run build: builds the dashboard into dist/, once for each language. What the languages share has one name
// there. Beside it, the list of all packages.
import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { BUILD_RECORD, buildRecord, hashInputs } from "./build/build-hash.ts";
import { fail } from "./lib/fail.ts";
import { compileMessages } from "./messages/compile.ts";
import { LANGUAGES } from "./messages/languages.ts";
import { oneLanguage } from "./messages/one-language.ts";
import { ROOT } from "./lib/repository.ts";
import { writeSbom } from "./build/sbom.ts";

const started = performance.now();
// Any other would bring React's development build.
process.env.NODE_ENV = "production";
// Standard error: what npm start prints on standard output in production is its log.
process.stderr.write("Building the dashboard… ");
// Taken before the build: what changes during it makes it stale.
const hash = hashInputs(ROOT);
const compiled = path.join(ROOT, ".cache/messages");

async function buildLanguages() {
  await compileMessages(compiled, "message-modules");
  // The first clears dist/, and the last one's page stays `index.html`.
  for (const [index, language] of LANGUAGES.entries()) {
    const plugins = [oneLanguage(language, compiled)];
    const options = { emptyOutDir: index === 0 };
    await build({ root: ROOT, logLevel: "error", plugins, build: options });
    const page = path.join(ROOT, "dist/index.html");
    if (language !== "en") renameSync(page, path.join(ROOT, `dist/index.${language}.html`));
  }
}

await buildLanguages().catch(fail);
writeFileSync(path.join(ROOT, BUILD_RECORD), buildRecord(hash));
const noSbom = writeSbom();
if (noSbom !== undefined) process.stderr.write(`${noSbom}\n`);
process.stderr.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
