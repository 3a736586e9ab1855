// On Node 20 a thread cannot begin with a TypeScript file, whatever lets its parent read them.
import { tsImport } from "tsx/esm/api";

export const { checkDescription } = /** @type {typeof import("#contract/description.ts")} */ (
  await tsImport("#contract/description.ts", import.meta.url)
);
