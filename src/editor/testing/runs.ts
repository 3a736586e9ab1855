/** How many documents a property is tried with. Raise it to look harder; the gate must be quick. */
export const RUNS = 1_000;

/** The same for properties that edit each document in a browser. */
export const EDITED_RUNS = 400;

/** Generous: a busy machine is no reason to fail. In milliseconds. */
export const PATIENCE = { timeout: 120_000 };
