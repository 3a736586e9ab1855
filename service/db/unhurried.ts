import type { Statement } from "./database.ts";

/** A role may have a time limit, which is none for what takes its time: until the transaction ends. */
export const UNHURRIED: Statement = { text: "SET LOCAL statement_timeout = 0" };
