/** How many documents a property is tried with: the gate must be quick, `npm run test:long` looks harder. */
export const RUNS = import.meta.env["TEST_LONG"] === undefined ? 1_000 : 20_000;

/** The same for properties that edit each document in a browser. */
export const EDITED_RUNS = 400;
