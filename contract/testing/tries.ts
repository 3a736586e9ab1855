/**
 * With how many values a property is tried. The same ones each time: what fails, fails for everybody.
 * `npm run test:all` tries 20,000 and begins elsewhere every time.
 */
export const tries = (numRuns: number): { numRuns: number; seed?: number } =>
  import.meta.env["TEST_ALL"] === undefined ? { numRuns, seed: 7 } : { numRuns: 20_000 };
