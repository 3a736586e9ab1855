import type { QueryClient } from "@tanstack/react-query";
import PQueue from "p-queue";
import type { Location } from "#contract/job.ts";
import { readPlace } from "#contract/read-place.ts";
import { isOwnPlace, placeOf } from "#contract/job-places.ts";
import { isSamePlace } from "../../job/fields/same-places.ts";
import { readIndex, TooManyJobs } from "../index/read-index.ts";
import { waitOutLimit } from "../index/wait-out-limit.ts";
import { referenceQueries } from "./reference-queries.ts";

/** Requests at a time. */
const CONCURRENCY = 6;

/** Places after which the progress is reported. */
const STEP = 20;

/** Places of nearly that name, or else those of the city elsewhere. */
async function nearOf(client: QueryClient, text: string): Promise<Location[]> {
  const near = await client.query(referenceQueries.nearLocations(text)).catch(() => []);
  const { city } = readPlace(text);
  if (near.length > 0 || city === text) return near;
  const elsewhere = await client.query(referenceQueries.locations(city)).catch(() => []);
  return (elsewhere ?? []).filter((place) => !isOwnPlace(place));
}

/** Postings that have an own place, from which on it was no slip. */
const SEVERAL = 3;

/** The own places of some that several postings have; none where there are too many jobs to count. */
async function placesInUse(client: QueryClient, own: readonly Location[], signal: AbortSignal) {
  if (own.length === 0) return [];
  try {
    const { jobs } = await readIndex(client, signal);
    const uses = [...jobs.values()].flatMap(({ job }) => job.locations.map(({ id }) => id));
    return own.filter(({ id }) => uses.filter((used) => used === id).length >= SEVERAL);
  } catch (error) {
    if (error instanceof TooManyJobs) return [];
    throw error;
  }
}

/**
 * What the service suggests for each place: those of its list with that name and an own one that several postings
 * have, or else those of a similar name. An own place that was named once or twice may have been a slip.
 * Empty where the service has no list.
 * @param onProgress how many are looked up so far
 * @throws where the service does not answer
 */
export async function lookUpPlaces(
  client: QueryClient,
  texts: readonly string[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Map<string, string[]>> {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  const found = new Map<string, string[]>();
  const own = new Map<string, Location>();
  let done = 0;
  const lookUp = async (text: string) => {
    signal.throwIfAborted();
    const answer = await client.query(referenceQueries.locations(text));
    // No other place has an answer, either.
    if (!answer) return queue.clear();
    const listed = answer.filter((place) => !isOwnPlace(place));
    const same = answer.find((place) => isOwnPlace(place) && isSamePlace(placeOf(place), text));
    if (same) own.set(text, same);
    found.set(text, (listed.length > 0 ? listed : await nearOf(client, text)).map(placeOf));
    done += 1;
    if (done % STEP === 0) onProgress(done);
  };
  try {
    for (const text of new Set(texts))
      queue.add(async () => waitOutLimit(async () => lookUp(text), signal)).catch(() => {});
    await Promise.race([queue.onIdle(), queue.onError()]);
  } finally {
    queue.clear();
  }
  const inUse = await placesInUse(client, [...own.values()], signal);
  for (const [text, place] of own)
    if (inUse.includes(place)) found.set(text, [...(found.get(text) ?? []), placeOf(place)]);
  return found;
}
