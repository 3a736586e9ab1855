// Compresses the build once, as well as can be, so that the service compresses nothing per request.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Text; images and fonts are compressed already. */
const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;

/** Bytes below which a compressed file saves no packet. */
const SMALLEST = 1024;

/**
 * Writes `name.br` and `name.gz` beside every built text file. index.html stays as it is, because
 * the service fills in the API's address when it serves it.
 */
export function compressAssets(): Plugin {
  return {
    name: "compress-assets",
    apply: "build",
    async writeBundle({ dir = "dist" }, bundle) {
      await Promise.all(
        Object.values(bundle).map(async (file) => {
          const content = Buffer.from(file.type === "chunk" ? file.code : file.source);
          if (!COMPRESSIBLE.test(file.fileName) || content.length < SMALLEST) return;
          const target = path.join(dir, file.fileName);
          await Promise.all([
            brotli(content).then((bytes) => writeFile(`${target}.br`, bytes)),
            gzip(content, { level: 9 }).then((bytes) => writeFile(`${target}.gz`, bytes)),
          ]);
        }),
      );
    },
  };
}
