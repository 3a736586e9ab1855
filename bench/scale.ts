import { API, drive } from "./drive.ts";
import { FREQUENT_WORD, RARE_WORD, employerWithJobs, onEngine } from "./engines.ts";
import type { Figure } from "./figures.ts";

/** Jobs of all employers. */
const JOBS = 1_000_000;
const LARGE = 100_000;
const SMALL = 1000;

/** Milliseconds of lists of an employer with 100,000 jobs among 1,000,000, beside those of one with 1,000. */
export const measureScale = (): Promise<Figure[]> =>
  onEngine(
    "PostgreSQL",
    async (db) => {
      const large = await employerWithJobs(db, LARGE);
      const small = await employerWithJobs(db, SMALL);
      for (let jobs = LARGE + SMALL; jobs < JOBS; jobs += SMALL) await employerWithJobs(db, SMALL);
      return { large, small };
    },
    async ({ origin }, keys) => {
      const list = (apiKey: string, query = "", connections = 1, duration = 3) =>
        drive({
          url: `${origin}${API}/jobs${query}`,
          headers: { "api-key": apiKey },
          connections,
          duration,
        });
      const figures: Figure[] = [];
      for (const [name, query] of [
        ["page 1", ""],
        ["one status", "?status=draft"],
        ["rare term", `?q=${RARE_WORD}`],
      ] as const) {
        const large = (await list(keys.large, query)).p50;
        const small = (await list(keys.small, query)).p50;
        figures.push(
          { name: `${name}, of 100,000 jobs`, value: large, unit: "ms" },
          { name: `${name}, 100,000 / 1,000 jobs`, value: large / small, unit: "×", most: 1.5 },
        );
      }
      const term = `?q=${FREQUENT_WORD}`;
      const page1 = (await list(keys.large)).p50;
      const page5000 = (await list(keys.large, "?page=5000")).p50;
      const frequent = (await list(keys.large, term)).p50;
      const alone = (await list(keys.small, "", 4)).p99;
      const searches = list(keys.large, term, 10, 4);
      const beside = (await list(keys.small, "", 4)).p99;
      await searches;
      return [
        ...figures,
        { name: "page 5,000 / page 1", value: page5000 / page1, unit: "×", most: 10 },
        { name: "term that half of 100,000 jobs match", value: frequent, unit: "ms", most: 100 },
        {
          name: "lists beside 10 searches / alone, p99",
          value: beside / alone,
          unit: "×",
          most: 3,
        },
      ];
    },
  );
