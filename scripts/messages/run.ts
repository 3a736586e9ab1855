// npm run messages: compiles messages/ for the sources.
import { fail } from "../fail.ts";
import { compileMessages } from "./compile.ts";

await compileMessages().catch(fail);
