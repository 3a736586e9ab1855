import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import type { Location } from "#contract/job.ts";
import { OWN_LOCATION_TYPE } from "#contract/reference.ts";
import { ApiError } from "#src/lib/api/api-error.ts";
import { updateIndexData } from "../index/index-data.ts";
import { readIndex } from "../index/read-index.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { lookUpPlaces } from "./look-up-places.ts";
import { referenceQueries } from "./reference-queries.ts";

vi.mock("../index/read-index.ts", { spy: true });

const { signal } = new AbortController();

/** A client that knows the answers already. */
function clientWith(answers: Record<string, Location[] | null>): QueryClient {
  const client = new QueryClient();
  for (const [text, listed] of Object.entries(answers)) {
    client.setQueryData(referenceQueries.locations(text).queryKey, listed);
    client.setQueryData(referenceQueries.nearLocations(text).queryKey, [
      { id: 1, name: "Near", description: `Near ${text}`, type: "City" },
    ]);
  }
  return client;
}

it("looks up every place of a large file, and says how far it is", async () => {
  const texts = Array.from({ length: 700 }, (_, at) => `Town ${at}`);
  const client = clientWith(Object.fromEntries(texts.map((text) => [text, []])));
  const onProgress = vi.fn<(done: number) => void>();
  const found = await lookUpPlaces(client, texts, signal, onProgress);
  expect(found.size).toBe(700);
  expect(found.get("Town 699")).toEqual(["Near Town 699"]);
  expect(onProgress).toHaveBeenLastCalledWith(700);
});

it.each([
  [2, ["Near Smallville, ON"]],
  [3, ["Near Smallville, ON", "Smallville, ON"]],
])("knows an own place of three postings: %i", async (count, places) => {
  const own = {
    id: 100_000_001,
    name: "Smallville",
    description: "Smallville, ON",
    type: OWN_LOCATION_TYPE,
  };
  const client = clientWith({ "Smallville, ON": [own] });
  const jobs = Array.from({ length: count }, (_, id) => ({ ...aJob, id, locations: [own] }));
  vi.mocked(readIndex).mockResolvedValue(
    updateIndexData(
      client,
      jobs.map((job) => [job.id, { job, etag: null }]),
    ),
  );
  const found = await lookUpPlaces(client, ["Smallville, ON"], signal, vi.fn());
  expect(found.get("Smallville, ON")).toEqual(places);
});

it("finds nothing where the service has no list", async () => {
  const found = await lookUpPlaces(clientWith({ A: null, B: null }), ["A", "B"], signal, vi.fn());
  expect(found).toEqual(new Map());
});

it("fails where the service does not answer", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
  await expect(lookUpPlaces(new QueryClient(), ["A", "B"], signal, vi.fn())).rejects.toBeInstanceOf(
    ApiError,
  );
});
