import fc from "fast-check";

/** Few, so that they meet: in one employer (§4.2) and across two, who may use the same. */
export const referenceId = fc.constantFrom("R-1", "r-1", "R_%", "Été 2");

export const date = fc.constantFrom("2020-02-29", "2027-01-01", "9999-12-31");

/** Optional properties that are answered as they were sent, with what a job has that was made without them. */
export const DEFAULTS = {
  referenceId: null as string | null,
  confidential: false,
};

export type PlainFields = typeof DEFAULTS;

/** What is sent of them. */
export const plainFields: { [Name in keyof PlainFields]: fc.Arbitrary<PlainFields[Name]> } = {
  referenceId: fc.option(referenceId),
  confidential: fc.boolean(),
};
