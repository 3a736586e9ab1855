import { en } from "#contract/messages/en.ts";
import { sentence } from "#contract/messages/message.ts";
import type { Problem } from "#contract/problem.ts";
import { type Fate, FATES, type Passenger } from "./faulty-proxy.ts";
import type { Disturbance } from "./scenarios.ts";

/**
 * Chooses the fate of each request by the first disturbance that matches it.
 * @param edit a colleague's edit of the posting at the path
 */
export function disturb(
  disturbances: Disturbance[],
  edit: (path: string) => Promise<void>,
): (request: Passenger) => Fate {
  const met = new Set<string>();
  const counts = new Map<Disturbance, number>();
  return ({ method, path }) => {
    const found = disturbances.find(
      (one) =>
        (one.method === undefined || one.method === method) &&
        (one.path === undefined || one.path.test(path)),
    );
    if (!found) return FATES.pass;
    const { only, fault, delay = 0 } = found;
    const request = `${method} ${path}`;
    const count = (counts.get(found) ?? 0) + 1;
    counts.set(found, count);
    if (only === "first" && met.has(request)) return FATES.pass;
    met.add(request);
    if (typeof only === "object" && count % only.every !== 0) return FATES.pass;
    return { delay, ...fateOf(fault, async () => edit(path)) };
  };
}

function fateOf(fault: Disturbance["fault"], edit: () => Promise<void>): Fate {
  if (fault === undefined) return FATES.pass;
  if (fault === "connection cut") return FATES.refused;
  if (fault === "answer lost") return FATES.answerLost;
  if (fault === "colleague first") return { ...FATES.pass, first: edit };
  return { reaches: 0, gets: ANSWERS[fault.status] };
}

const json = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
const problem = (message: string) => JSON.stringify({ message, errors: [] } satisfies Problem);

/** The service's own, in English. */
const ANSWERS = {
  500: {
    status: 500,
    headers: json,
    body: problem(sentence({ key: "internal", requestId: "scenario" }, en)),
  },
  503: {
    status: 503,
    headers: { ...json, "retry-after": "5" },
    body: problem(sentence({ key: "databaseUnavailable" }, en)),
  },
};
