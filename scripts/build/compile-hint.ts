import type { Plugin } from "vite";

// As modules they were strict, and the minifier leaves out what says so.
const HEAD = '//# allFunctionsCalledOnLoad\n"use strict";\n';

/**
 * Most functions of the files that every visit begins with run before the list shows. With this
 * comment in the first line, Chromium compiles them in other threads while the files arrive, and
 * not one by one when they are first called, which holds up a phone for 50 ms. To other browsers it
 * is only a comment.
 */
export function compileHint(): Plugin {
  return {
    name: "compile-hint",
    apply: "build",
    generateBundle: {
      // After Vite has put its list of files into the first line.
      order: "post",
      handler(_options, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === "chunk");
        const first = files.flatMap((file) =>
          file.isEntry ? [file.fileName, ...file.imports] : [],
        );
        for (const file of files) {
          if (!first.includes(file.fileName)) continue;
          file.code = HEAD + file.code;
          // Everything is two lines further down.
          const map = bundle[`${file.fileName}.map`];
          if (map?.type === "asset")
            map.source = String(map.source).replace('"mappings":"', '"mappings":";;');
        }
      },
    },
  };
}
