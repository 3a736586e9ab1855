import type { Statement } from "./database.ts";

/** Lifts the role's statement timeout until the transaction ends. */
export const NO_TIMEOUT: Statement = { text: "SET LOCAL statement_timeout = 0" };
