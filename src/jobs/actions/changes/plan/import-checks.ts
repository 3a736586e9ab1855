import type { QueryClient } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import { foldText } from "#contract/text.ts";
import { keyOfPlace, samePlaces } from "../../../job/fields/same-places.ts";
import { readIndex } from "../../../requests/index/read-index.ts";
import { lookUpPlaces } from "../../../requests/reference/look-up-places.ts";
import { fetchPlaceRoom } from "../../../requests/reference/reference-requests.ts";
import type { VersionedJob } from "../../../requests/read-requests.ts";
import { cellText } from "../../../files/cell.ts";
import { readableDescription } from "../../../files/plain-text.ts";
import type { ImportedFile, ImportRow } from "../../../files/import/imported-file.ts";
import { byReferenceId } from "../../../files/import/changed-id.ts";
import { lostIds } from "../../../files/import/match-columns.ts";
import { placesOfJobs } from "../../../files/import/read-rows.ts";

/** What only the service knows of the rows of an import, as of its dry run. */
export interface ImportChecks {
  /** The posting that has a reference id, normalized. */
  holders: ReadonlyMap<string, Job>;
  /** Places that the service's list lacks, beyond as many as the employer may name. */
  excess: ReadonlySet<string>;
  /** Postings that rows without an id look like. */
  duplicates: PossibleDuplicates;
}

/** Rows without reference ids and places have no questions. */
export async function checkImport(
  client: QueryClient,
  { rows, cells, header }: ImportedFile,
  signal: AbortSignal,
): Promise<ImportChecks> {
  const isChecked = rows.some(({ values }) => values.referenceId || values.locations);
  if (!isChecked) return { holders: new Map(), excess: new Set(), duplicates: new Map() };
  const { jobs } = await readIndex(client, signal);
  return {
    holders: byReferenceId([...jobs.values()].map(({ job }) => job)),
    excess: await findExcess(client, rows, jobs, signal),
    duplicates: findPossibleDuplicates(
      rows,
      jobs.values(),
      lostIds((cells[header] ?? []).map(cellText)),
    ),
  };
}

type Jobs = ReadonlyMap<number, VersionedJob>;

async function findExcess(
  client: QueryClient,
  rows: readonly ImportRow[],
  jobs: Jobs,
  signal: AbortSignal,
): Promise<Set<string>> {
  const known = placesOfJobs(jobs);
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

/** The posting that a row without an id is probably about, by the position of the row. */
export type PossibleDuplicates = ReadonlyMap<number, VersionedJob>;

/**
 * Finds rows that would create a posting which exists: with the same title, places and text. Each posting is found
 * once, and none that another row is about.
 * @param lostIds the file is an export without its ids: title and places are enough
 */
export function findPossibleDuplicates(
  rows: readonly ImportRow[],
  jobs: Iterable<VersionedJob>,
  lostIds: boolean,
): PossibleDuplicates {
  const taken = new Set(rows.flatMap(({ id }) => id ?? []));
  const byKey = new Map<string, VersionedJob[]>();
  for (const versioned of jobs) {
    const { id, title, locations } = versioned.job;
    const key = keyOf(
      title,
      locations.map(({ description }) => description),
    );
    if (!taken.has(id)) byKey.set(key, [...(byKey.get(key) ?? []), versioned]);
  }
  const found = new Map<number, VersionedJob>();
  for (const [at, { id, isUnclear, values }] of rows.entries()) {
    if (id !== null || isUnclear || !values.title || !values.locations) continue;
    const same = byKey.get(keyOf(values.title, values.locations)) ?? [];
    const text = textKey(values.description ?? "");
    const equal = same.findIndex(({ job }) => textKey(job.description) === text);
    const [duplicate] = equal >= 0 ? same.splice(equal, 1) : lostIds ? same.splice(0, 1) : [];
    if (duplicate) found.set(at, duplicate);
  }
  return found;
}

const keyOf = (title: string, places: readonly string[]) =>
  [foldText(title), ...places.map(keyOfPlace).toSorted()].join("\n");

const textKey = (html: string) => foldText(readableDescription(html).replaceAll(/\s+/g, " "));
