import type { QueryClient } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import { samePlaces } from "../../fields/same-places.ts";
import { readIndex } from "../../index/read-index.ts";
import { lookUpPlaces } from "../../reference/look-up-places.ts";
import { fetchPlaceRoom } from "../../reference/reference-requests.ts";
import type { VersionedJob } from "../../requests/read-requests.ts";
import { cellText } from "../../sheets/cell.ts";
import type { ImportedFile, ImportRow } from "../../sheets/import/imported-file.ts";
import { byReferenceId } from "../../sheets/import/changed-id.ts";
import { lostIds } from "../../sheets/import/match-columns.ts";
import { placesOf } from "../../sheets/import/read-rows.ts";
import { findTwins, type Twins } from "./import-twins.ts";

/** What only the service knows of the rows of an import, as of its dry run. */
export interface ImportChecks {
  /** The posting that has a reference id, normalized. */
  holders: ReadonlyMap<string, Job>;
  /** Places that the service's list lacks, beyond as many as the employer may name. */
  excess: ReadonlySet<string>;
  /** Postings that rows without an id look like. */
  twins: Twins;
}

/** Nothing is asked of rows that give neither reference ids nor places. */
export async function checkImport(
  client: QueryClient,
  { rows, cells, header }: ImportedFile,
  signal: AbortSignal,
): Promise<ImportChecks> {
  const isChecked = rows.some(({ values }) => values.referenceId || values.locations);
  if (!isChecked) return { holders: new Map(), excess: new Set(), twins: new Map() };
  const { jobs } = await readIndex(client, signal);
  return {
    holders: byReferenceId([...jobs.values()].map(({ job }) => job)),
    excess: await findExcess(client, rows, jobs, signal),
    twins: findTwins(rows, jobs.values(), lostIds((cells[header] ?? []).map(cellText))),
  };
}

type Jobs = ReadonlyMap<number, VersionedJob>;

async function findExcess(
  client: QueryClient,
  rows: readonly ImportRow[],
  jobs: Jobs,
  signal: AbortSignal,
): Promise<Set<string>> {
  const known = placesOf(jobs);
  const all = new Set(rows.flatMap(({ values }) => values.locations ?? []));
  const others = [...all].filter((place) => !known.has(place));
  if (others.length === 0) return new Set();
  const room = await fetchPlaceRoom(signal);
  if (others.length <= room) return new Set();
  const found = await lookUpPlaces(client, others, signal, () => {});
  const isListed = (place: string) =>
    found.get(place)?.some((name) => samePlaces([{ description: name }], [{ description: place }]));
  return new Set(others.filter((place) => !isListed(place)).slice(room));
}
