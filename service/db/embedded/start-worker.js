// On Node 20 a thread cannot begin with a TypeScript file, whatever lets its parent read them.
import { tsImport } from "tsx/esm/api";

await tsImport("./worker.ts", import.meta.url);
