// On Node 20 a thread cannot begin with a TypeScript file, whatever lets its parent read them.
import { tsImport } from "tsx/esm/api";

/** @type {typeof import("#contract/description.ts")} */
const { checkDescription } = await tsImport("#contract/description.ts", import.meta.url);

export default checkDescription;
