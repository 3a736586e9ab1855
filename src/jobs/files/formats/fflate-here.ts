// What write-excel-file gets for fflate in the dashboard (vite.config.ts): `zip` would start more
// workers, from blob: addresses that the Content-Security-Policy forbids, and it is in a worker already.
import * as fflate from "fflate/browser";

export const { strFromU8, strToU8, unzipSync, zipSync } = fflate;

/** As fflate's own, at once. */
export function zip(
  files: fflate.AsyncZippable,
  done: (error: null, archive: Uint8Array<ArrayBuffer>) => void,
): void {
  done(null, zipSync(files, { level: 1 }));
}
