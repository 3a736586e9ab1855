import { foldText } from "#contract/text.ts";
import type { VersionedJob } from "../../requests/read-requests.ts";
import { readableDescription } from "../../sheets/description-text.ts";
import type { ImportRow } from "../../sheets/import/imported-file.ts";
import { keyOfPlace } from "../../fields/same-places.ts";

/** The posting that a row without an id is probably about, by the position of the row. */
export type Twins = ReadonlyMap<number, VersionedJob>;

/**
 * Finds rows that would create a posting which exists: with the same title, places and text. Each posting is found
 * once, and none that another row is about.
 * @param lostIds the file is an export without its ids: title and places are enough
 */
export function findTwins(
  rows: readonly ImportRow[],
  jobs: Iterable<VersionedJob>,
  lostIds: boolean,
): Twins {
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
  const twins = new Map<number, VersionedJob>();
  for (const [at, { id, isUnclear, values }] of rows.entries()) {
    if (id !== null || isUnclear || !values.title || !values.locations) continue;
    const same = byKey.get(keyOf(values.title, values.locations)) ?? [];
    const text = textKey(values.description ?? "");
    const equal = same.findIndex(({ job }) => textKey(job.description) === text);
    const [twin] = equal >= 0 ? same.splice(equal, 1) : lostIds ? same.splice(0, 1) : [];
    if (twin) twins.set(at, twin);
  }
  return twins;
}

const keyOf = (title: string, places: readonly string[]) =>
  [foldText(title), ...places.map(keyOfPlace).toSorted()].join("\n");

const textKey = (html: string) => foldText(readableDescription(html).replaceAll(/\s+/g, " "));
