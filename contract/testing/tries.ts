/**
 * With how many values a property is tried. The same ones each time: what fails, fails for everybody.
 * `npm run test:all` tries twenty times as many and begins elsewhere every time.
 */
export const tries = (numRuns: number): { numRuns: number; seed?: number } =>
  import.meta.env["TEST_ALL"] === undefined ? { numRuns, seed: 7 } : { numRuns: 20 * numRuns };
