import type { QueryClient } from "@tanstack/react-query";
import PQueue from "p-queue";
import { placeOf } from "../display/job-text.ts";
import { referenceQueries } from "./reference-queries.ts";

/** Places that are looked up for one file or list. */
const MAX_LOOKED_UP = 300;

/** Requests at a time. */
const CONCURRENCY = 6;

/**
 * What the service suggests for each place: those of its list with that name, or else of a similar one.
 * Without a list, or an answer, a place is missing.
 */
export async function lookUpPlaces(
  client: QueryClient,
  texts: readonly string[],
): Promise<Map<string, string[]>> {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  const found = new Map<string, string[]>();
  let hasList = true;
  const lookUp = async (text: string) => {
    if (!hasList) return;
    const listed = await client.query(referenceQueries.locations(text)).catch(() => undefined);
    if (listed === null) hasList = false;
    if (!listed) return;
    const near =
      listed.length > 0
        ? listed
        : await client.query(referenceQueries.nearLocations(text)).catch(() => []);
    found.set(text, near.map(placeOf));
  };
  await queue.addAll(
    [...new Set(texts)].slice(0, MAX_LOOKED_UP).map((text) => async () => lookUp(text)),
  );
  return found;
}
