import type { Queryable } from "../db/database.ts";
import { type Location, toLocation } from "./location.ts";
import type { PlaceQuery } from "./place-query.ts";
import type { CustomPlace, ListedPlace } from "./places.ts";
import type { EmployerId } from "../employers/store.ts";
import { invalidRequest } from "../http/errors.ts";

interface PlaceRow {
  id: number;
  description: string;
}

interface FoundPlace extends PlaceRow {
  begins: boolean;
  length: number;
}

interface KeyedRow extends PlaceRow {
  search_key: string;
}

/** Own places that an employer can have. */
export const MAX_OWN_PLACES = 5_000;

/** Time for which a place is kept after a request found it: that request may yet add a job in it. */
const UNUSED = "now() - interval '1 hour'";

/**
 * The employer's own places of those keys, each created when it is new; in the order given. Two
 * requests that bring the same new place at once get the same row, in transactions too.
 * @throws 400 when the employer has `MAX_OWN_PLACES`
 */
export async function keepPlaces(
  db: Queryable,
  employerId: EmployerId,
  places: readonly CustomPlace[],
): Promise<Location[]> {
  const wanted = new Map(places.map((place) => [place.searchKey, place]));
  if (wanted.size === 0) return [];
  const rows = await db.query<KeyedRow>({
    name: "places-by-key",
    text: `SELECT id, description, search_key FROM places
           WHERE employer_id = $1 AND search_key = ANY($2) AND used_at > ${UNUSED}`,
    values: [employerId, [...wanted.keys()]],
  });
  const kept = new Map(rows.map((row) => [row.search_key, row]));
  const missing = [...wanted.values()].filter(({ searchKey }) => !kept.has(searchKey));
  for (const row of await createPlaces(db, employerId, missing)) kept.set(row.search_key, row);

  return places.flatMap(({ searchKey }) => {
    const row = kept.get(searchKey);
    return row ? [toLocation(row.id, row.description)] : [];
  });
}

async function createPlaces(
  db: Queryable,
  employerId: EmployerId,
  places: readonly CustomPlace[],
): Promise<KeyedRow[]> {
  if (places.length === 0) return [];
  await requireRoom(db, employerId, places);
  // Always in the same order: two requests never wait for each other's rows in a circle. Where the row
  // is there, the update keeps it from being dropped.
  const sorted = places.toSorted((a, b) => (a.searchKey < b.searchKey ? -1 : 1));
  return db.query<KeyedRow>({
    name: "create-places",
    text: `INSERT INTO places (employer_id, name, description, search_key)
           SELECT $1, split_part(description, ',', 1), description, search_key
           FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS new (description, search_key, n)
           ORDER BY n
           ON CONFLICT (employer_id, search_key) DO UPDATE SET used_at = excluded.used_at
           RETURNING id, description, search_key`,
    values: [
      employerId,
      sorted.map(({ description }) => description),
      sorted.map(({ searchKey }) => searchKey),
    ],
  });
}

/** @throws 400 where these places, those that are new, are more than the employer can have */
async function requireRoom(
  db: Queryable,
  employerId: EmployerId,
  places: readonly CustomPlace[],
): Promise<void> {
  const [row] = await db.query<{ others: number }>({
    name: "count-other-places",
    text: `SELECT count(*)::int AS others FROM places
           WHERE employer_id = $1 AND search_key <> ALL($2)`,
    values: [employerId, places.map(({ searchKey }) => searchKey)],
  });
  if ((row?.others ?? 0) + places.length <= MAX_OWN_PLACES) return;
  const message =
    `Your jobs are in ${MAX_OWN_PLACES} places that the list of locations does not hold, and can be ` +
    `in no more. Those that no job uses are dropped every hour.`;
  throw invalidRequest([{ field: "locations", code: "too_many", message }]);
}

/**
 * Drops the own places that no job of their employer uses. A place that a request has found within the
 * last hour stays.
 */
export async function dropUnusedPlaces(db: Queryable): Promise<void> {
  const owners = await db.query<{ employerId: EmployerId }>({
    text: `SELECT DISTINCT employer_id AS "employerId" FROM places WHERE used_at < ${UNUSED}`,
  });
  for (const { employerId } of owners) {
    await db.query({
      text: `DELETE FROM places WHERE employer_id = $1 AND used_at < ${UNUSED} AND id NOT IN (
               SELECT (location->>'id')::int FROM jobs, jsonb_array_elements(locations) AS location
               WHERE employer_id = $1 AND locations @? '$[*].id ? (@ > 100000000)')`,
      values: [employerId],
    });
  }
}

/** The employer's own place with that id. */
export async function ownPlaceById(
  db: Queryable,
  employerId: EmployerId,
  id: number,
): Promise<Location | null> {
  const [row] = await db.query<PlaceRow>({
    name: "place-by-id",
    text: "SELECT id, description FROM places WHERE employer_id = $1 AND id = $2",
    values: [employerId, id],
  });
  return row ? toLocation(row.id, row.description) : null;
}

/**
 * How many of the employer's own places the query finds, and `limit` of them from `offset` on in the
 * list's order (`compareListed`).
 */
export async function searchOwnPlaces(
  db: Queryable,
  employerId: EmployerId,
  query: PlaceQuery | null,
  { offset = 0, limit }: { offset?: number; limit: number },
): Promise<{ total: number; places: ListedPlace[] }> {
  const within = query?.within;
  const [row] = await db.query<{ total: number; places: FoundPlace[] }>({
    // The key is the name and the province, "smallville,BC". Every name begins with the empty
    // term, and none has NULL in it.
    text: `WITH found AS MATERIALIZED (
             SELECT id, description, length(name) AS length,
               (strpos(city, $2) = 1 OR strpos(city, $3) = 1 AND inside) IS TRUE AS begins
             FROM places, LATERAL (
               SELECT split_part(search_key, ',', 1), split_part(search_key, ',', 2) = ANY($4)
             ) AS key (city, inside)
             WHERE employer_id = $1 AND (strpos(city, $2) > 0 OR strpos(city, $3) > 0 AND inside)
           )
           SELECT (SELECT count(*)::int FROM found) AS total, (
             SELECT coalesce(jsonb_agg(page), '[]') FROM (
               SELECT * FROM found ORDER BY begins DESC, length, id LIMIT $5 OFFSET $6
             ) AS page
           ) AS places`,
    values: [
      employerId,
      query === null ? "" : query.name || null,
      within?.name ?? null,
      within?.provinces ?? [],
      Math.min(limit, MAX_OWN_PLACES),
      Math.min(offset, MAX_OWN_PLACES),
    ],
  });
  const { total = 0, places = [] } = row ?? {};
  return {
    total,
    places: places.map(({ id, description, length, begins }) => ({
      location: toLocation(id, description),
      length,
      population: 0,
      begins,
    })),
  };
}
