import { drive, mixedRequests } from "./drive.ts";
import { type Engine, employerWithJobs, onEngine } from "./engines.ts";
import { type Figure, median } from "./figures.ts";

const CONNECTIONS = 50;
/** The load runs in parts; memory is read after each. */
const PARTS = 12;

/** Reads and writes for `seconds`: rate, latency, failures, and whether memory grows. */
export const measureLoad = (engine: Engine, seconds: number): Promise<Figure[]> =>
  onEngine(
    engine,
    (db) => employerWithJobs(db, 1000),
    async ({ origin, memory }, apiKey) => {
      const parts = [];
      for (let part = 0; part < PARTS; part++) {
        const driven = await drive({
          url: origin,
          connections: CONNECTIONS,
          duration: seconds / PARTS,
          requests: mixedRequests({ "api-key": apiKey }),
        });
        parts.push({ ...driven, megabytes: memory() });
      }
      const quarter = PARTS / 4;
      const megabytes = parts.map((part) => part.megabytes);
      const late = median(megabytes.slice(-quarter));
      const early = median(megabytes.slice(quarter, 2 * quarter));
      const failures = parts.reduce((sum, part) => sum + part.failures, 0);
      return [
        { name: `${engine}: requests`, value: median(parts.map(({ rate }) => rate)), unit: "/s" },
        { name: `${engine}: p99`, value: median(parts.map(({ p99 }) => p99)), unit: "ms" },
        { name: `${engine}: failures`, value: failures, unit: "", most: 0 },
        { name: `${engine}: memory`, value: late, unit: "MB" },
        {
          name: `${engine}: memory, last / second quarter`,
          value: late / early,
          unit: "×",
          most: 1.1,
        },
      ];
    },
  );
