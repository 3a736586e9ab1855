import type { QueryClient } from "@tanstack/react-query";
import PQueue from "p-queue";
import type { Location } from "#contract/job.ts";
import { readPlace } from "#contract/read-place.ts";
import { isOwnPlace, placeOf } from "../display/job-text.ts";
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

/**
 * What the service suggests for each place: those of its list with that name, or else of a similar one. One that
 * the employer named before may have been a slip.
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
  let done = 0;
  const lookUp = async (text: string) => {
    signal.throwIfAborted();
    const answer = await client.query(referenceQueries.locations(text));
    // No other place has an answer, either.
    if (!answer) return queue.clear();
    const listed = answer.filter((place) => !isOwnPlace(place));
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
  return found;
}
