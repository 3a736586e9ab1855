import { connection } from "./en/connection.ts";
import { inLanguage } from "./language.ts";

/** The words about the connection, which load when there is none to speak of. */
export const text = inLanguage({ connection });
