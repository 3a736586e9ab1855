import type { Plugin } from "vite";
import { firstChunks } from "./first-chunks.ts";

// They are written as modules, which are strict: the minifier leaves out what says so.
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
        for (const { fileName } of firstChunks(bundle)) {
          const file = bundle[fileName];
          if (file?.type === "chunk") file.code = HEAD + file.code;
          // Everything is two lines further down.
          const map = bundle[`${fileName}.map`];
          if (map?.type === "asset")
            map.source = String(map.source).replace('"mappings":"', '"mappings":";;');
        }
      },
    },
  };
}
