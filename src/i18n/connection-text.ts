import { connection } from "./en/connection.ts";
import { inLanguage } from "./language.ts";

/** The words about the connection; they load with the banner that shows them. */
export const text = inLanguage({ connection });
