// Lists, beside the build, the packages that are in it, each with its licence in full.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { ROOT } from "../lib/repository.ts";

/** Its address in the dashboard; the shortcuts' dialog leads there. */
export const LICENCES_FILE = "third-party-licences.txt";

const LICENCE_FILE = /^(licen[cs]e|notice|copying)/i;

const INTRODUCTION = "This dashboard is built with the following packages. Their authors' terms:";

/** Modules of the workers, whose bundles are made before the page's, which shows them as mere assets. */
const workerModules = new Set<string>();

/** Notes what is in the workers, for {@link thirdPartyLicences}. */
export function workerLicences(): Plugin {
  return {
    name: "worker-licences",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") for (const id of file.moduleIds) workerModules.add(id);
    },
  };
}

/** Writes the file whenever the dashboard is built. */
export function thirdPartyLicences(): Plugin {
  return {
    name: "third-party-licences",
    apply: "build",
    generateBundle(_options, bundle) {
      // An asset's origin is relative to the repository: a font, say, that only a style sheet names.
      const files = Object.values(bundle).flatMap((file) =>
        file.type === "chunk"
          ? file.moduleIds
          : file.originalFileNames.map((name) => path.resolve(ROOT, name)),
      );
      const folders = [...new Set([...files, ...workerModules].flatMap(packageFolder))].toSorted();
      const source = [INTRODUCTION, ...folders.map(licenceOf)].join("\n\n");
      this.emitFile({ type: "asset", fileName: LICENCES_FILE, source: `${source}\n` });
    },
  };
}

/** The folder of the package that a module is from; none for a module of our own. */
function packageFolder(id: string): string[] {
  // What the tools themselves add: "\0vite/preload-helper.js", "\0rolldown/runtime.js".
  const [, tool] = /^\0(vite|rolldown)\//.exec(id) ?? [];
  if (tool !== undefined) return [path.join(ROOT, "node_modules", tool)];
  const [folder] = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id.replace(/^\0/, "")) ?? [];
  return folder === undefined ? [] : [folder];
}

/** @throws Error for a package that says nothing of its licence */
function licenceOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
    name: string;
    version: string;
    license?: string;
  };
  const { name, version, license } = manifest;
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .map((file) => readFileSync(path.join(folder, file), "utf8").trim());
  if (license === undefined || texts.length === 0)
    throw new Error(`${name} is in the build and has no licence in ${folder}.`);
  return [`${"─".repeat(72)}\n${name} ${version}: ${license}`, ...texts].join("\n\n");
}
