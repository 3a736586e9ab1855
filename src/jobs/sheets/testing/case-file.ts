import { readFileSync } from "node:fs";

/** The bytes of a file in `cases/`. */
export const caseFile = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`cases/${name}`, import.meta.url)));
