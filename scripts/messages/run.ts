// npm run messages: compiles messages/ for the sources.
import { fail } from "../lib/fail.ts";
import { compileMessages } from "./compile.ts";

await compileMessages().catch(fail);
