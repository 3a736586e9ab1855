import { type Figure, median } from "./figures.ts";
import { signedInPage, withSamples } from "./sets.ts";

/** Jobs that all rules check. */
const AUDITED = 1_000;
const ROUNDS = 3;

interface Visit {
  audit: number;
  first: number;
  later: number;
  longest: number;
}

/** How long the rules take over the jobs of one employer, once all have been read. */
export const measureReadiness = (): Promise<Figure[]> =>
  withSamples(async (browser, origin, apiKey) => {
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const page = await signedInPage(browser, apiKey);
      await page.open(origin);
      await page.evaluate("sets.readIndex()");
      visits.push(await page.evaluate<Visit>(`sets.readiness(${AUDITED})`));
      await page.close();
    }
    const of = (value: (visit: Visit) => number) => median(visits.map(value));
    return [
      { name: "1,000 jobs audited", value: of((v) => v.audit), unit: "ms", most: 1000 },
      { name: "10,000 compared, first", value: of((v) => v.first), unit: "ms" },
      { name: "10,000 compared, later", value: of((v) => v.later), unit: "ms", most: 200 },
      { name: "longest task of the page", value: of((v) => v.longest), unit: "ms", most: 50 },
    ];
  });
