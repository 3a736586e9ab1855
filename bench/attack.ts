import autocannon from "autocannon";
import { API, aJob, drive, mixedRequests } from "./drive.ts";
import { type Engine, employerWithJobs, onEngine } from "./engines.ts";
import type { Figure } from "./figures.ts";

const CLIENTS = 9;
/** Requests per second of an ordinary client, within the rate limit of a key. */
const RATE = 50;
const SECONDS = 8;
/** Repetitions that fill a body of almost 1 MiB, the limit, with four bytes each. */
const TIMES = 250_000;

const json = { "content-type": "application/json" };
const post = (body: string): autocannon.Request => ({
  method: "POST",
  path: `${API}/jobs`,
  headers: json,
  body,
});

const ATTACKS: [name: string, request: autocannon.Request, pipelining?: number][] = [
  ["<b > descriptions", post(JSON.stringify({ ...aJob, description: "<b >".repeat(TIMES) }))],
  ["deep JSON", post("[".repeat(2 * TIMES) + "]".repeat(2 * TIMES))],
  ["pipelined openapi.json", { path: `${API}/openapi.json` }, 100],
  ["far pages of a search", { path: `${API}/jobs?q=e&page=5000` }],
  [
    "combining marks",
    post(
      JSON.stringify({ ...aJob, locations: [{ description: `a${"\u0301\u0316".repeat(TIMES)}` }] }),
    ),
  ],
];

/** What nine ordinary clients notice of one attacker: their p99 beside it, as a multiple of their p99 alone. */
export const measureAttack = (engine: Engine): Promise<Figure[]> =>
  onEngine(
    engine,
    async (db) => {
      const keys = [];
      for (let client = 0; client < CLIENTS; client++) keys.push(await employerWithJobs(db, 100));
      return { keys, attacker: await employerWithJobs(db, 50_000) };
    },
    async ({ origin }, { keys, attacker }) => {
      const clients = () => {
        let next = 0;
        return drive({
          url: origin,
          connections: CLIENTS,
          connectionRate: RATE,
          duration: SECONDS,
          setupClient(client) {
            const index = next++ % CLIENTS;
            client.setRequests(
              mixedRequests({
                "api-key": keys[index] ?? "",
                "x-forwarded-for": `10.0.0.${index + 1}`,
              }),
            );
          },
        });
      };
      // The first requests compile code and open connections.
      await clients();
      const figures: Figure[] = [];
      for (const [name, request, pipelining = 1] of ATTACKS) {
        const headers = { ...request.headers, "api-key": attacker, "x-forwarded-for": "10.0.0.99" };
        // Measured before each attack, as the load of a machine changes within minutes.
        const alone = await clients();
        const attack = autocannon({
          url: origin,
          workers: 1,
          connections: 10,
          pipelining,
          duration: SECONDS,
          requests: [{ ...request, headers }],
        });
        const beside = await clients();
        const { statusCodeStats = {} } = await attack;
        const answers = Object.entries(statusCodeStats).map(
          ([status, { count }]) => `${count} × ${status}`,
        );
        process.stdout.write(`${engine}, ${name}: ${answers.join(", ") || "no answer"}\n`);
        figures.push(
          {
            name: `${engine}: beside ${name}, p99`,
            value: beside.p99 / alone.p99,
            unit: "×",
            most: 3,
          },
          {
            name: `${engine}: beside ${name}, failures`,
            value: beside.failures,
            unit: "",
            most: 0,
          },
        );
      }
      return figures;
    },
    { RATE_LIMIT: "2000", TRUST_PROXY: "127.0.0.1", PUBLIC_URL: "http://jobs.example" },
  );
