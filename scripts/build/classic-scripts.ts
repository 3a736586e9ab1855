import path from "node:path";
import MagicString from "magic-string";
import { type ESTree, type Plugin, Visitor } from "vite";
import { firstChunks } from "./first-chunks.ts";

const MODULE = /[ \t]*<script type="module"[^>]* src="([^"]+)"><\/script>\n/;
const MODULE_PRELOAD = /[ \t]*<link rel="modulepreload"[^>]* href="([^"]+)">\n/g;

/**
 * Makes classic scripts of the files that every visit begins with. What Chromium has compiled of a
 * classic script it keeps for later visits; a module it compiles anew on each of them, which takes a
 * quarter of the time until the list shows. What such a file exports is in `firstLoad`, where the files
 * that import it take it.
 * @throws Error for an export that is more than a list of names: the bundler writes none
 */
export function classicScripts(): Plugin {
  let loaded: string[] = [];
  return {
    name: "classic-scripts",
    apply: "build",
    config: () => ({
      build: {
        modulePreload: {
          // What is there already is not loaded again with what comes later.
          resolveDependencies: (_file, files, { hostType }) =>
            hostType === "html" ? files : files.filter((file) => !loaded.includes(file)),
        },
      },
    }),
    renderChunk(code, chunk, _options, { chunks }) {
      const first = firstChunks(chunks);
      const isFirst = first.some(({ fileName }) => fileName === chunk.fileName);
      const edited = new MagicString(code);
      const exported: string[] = [];
      new Visitor({
        ImportDeclaration(node) {
          const file = path.posix.basename(node.source.value);
          const from = first.find(({ fileName }) => path.posix.basename(fileName) === file);
          if (from) edited.update(node.start, node.end, takenFrom(from.name, node));
        },
        ExportNamedDeclaration(node) {
          if (!isFirst) return;
          if (node.declaration || node.source)
            throw new Error(`Unexpected export in ${chunk.name}`);
          exported.push(...node.specifiers.map((name) => pair(name.exported, name.local)));
          edited.remove(node.start, node.end);
        },
        MetaProperty(node) {
          // Only its `url` is used, as the base of absolute paths.
          if (isFirst) edited.update(node.start, node.end, "({ url: document.baseURI })");
        },
      }).visit(this.parse(code));
      if (isFirst) {
        edited.prepend(`(globalThis.firstLoad ??= {})["${chunk.name}"] = (() => {\n`);
        edited.append(`\nreturn { ${exported.join(", ")} };\n})();`);
      }
      return { code: edited.toString(), map: edited.generateMap({ hires: "boundary" }) };
    },
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        loaded = firstChunks(bundle).map(({ fileName }) => fileName);
      },
    },
    transformIndexHtml: {
      order: "post",
      handler(html) {
        // In the order in which they run.
        const files = [...html.matchAll(MODULE_PRELOAD), MODULE.exec(html) ?? []];
        const tags = files.map(
          // Chromium otherwise holds back what is deferred, as it does not a module.
          ([, file]) => `    <script defer fetchpriority="high" src="${file}"></script>\n`,
        );
        return html.replaceAll(MODULE_PRELOAD, "").replace(MODULE, tags.join(""));
      },
    },
  };
}

/** The same names as an import, out of the file of this name. */
function takenFrom(name: string, { specifiers }: ESTree.ImportDeclaration): string {
  const names = specifiers.map((specifier) => {
    if (specifier.type !== "ImportSpecifier") throw new Error(`Unexpected import from ${name}`);
    return pair(specifier.imported, specifier.local);
  });
  return `const { ${names.join(", ")} } = firstLoad["${name}"];`;
}

type Name = ESTree.ModuleExportName | ESTree.BindingIdentifier;

const pair = (key: Name, value: Name) => `${nameOf(key)}: ${nameOf(value)}`;

const nameOf = (node: Name) => (node.type === "Literal" ? JSON.stringify(node.value) : node.name);
