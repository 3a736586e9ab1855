import { type Selectable, sql } from "kysely";
import type { Queryable } from "../db/database.ts";
import { build, run } from "../db/query.ts";
import type { Schema } from "../db/schema.ts";
import { type Location, toLocation } from "../db/location.ts";
import type { PlaceQuery } from "./place-query.ts";
import type { CustomPlace, ListedPlace } from "./places.ts";
import type { EmployerId } from "../db/employer.ts";
import { invalidRequest } from "../http/errors.ts";

/** Own places that an employer can have. */
export const MAX_OWN_PLACES = 5_000;

/** Time for which a place is kept after a request found it: that request may yet add a job in it. */
const UNUSED = sql<Date>`now() - interval '1 hour'`;

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
  const query = build
    .selectFrom("places")
    .select(["id", "description", "searchKey"])
    .where("employerId", "=", employerId)
    .where(sql<boolean>`search_key = ANY(${[...wanted.keys()]})`)
    .where("usedAt", ">", UNUSED);
  const rows = await run(db, query, "places_by_key");
  const kept = new Map(rows.map((row) => [row.searchKey, row]));
  const missing = [...wanted.values()].filter(({ searchKey }) => !kept.has(searchKey));
  for (const row of await createPlaces(db, employerId, missing)) kept.set(row.searchKey, row);

  return places.flatMap(({ searchKey }) => {
    const row = kept.get(searchKey);
    return row ? [toLocation(row.id, row.description)] : [];
  });
}

async function createPlaces(
  db: Queryable,
  employerId: EmployerId,
  places: readonly CustomPlace[],
): Promise<Pick<Selectable<Schema["places"]>, "id" | "description" | "searchKey">[]> {
  if (places.length === 0) return [];
  await requireRoom(db, employerId, places);
  // Always in the same order: two requests never wait for each other's rows in a circle. Where the row
  // is there, the update keeps it from being dropped.
  const sorted = places.toSorted((a, b) => (a.searchKey < b.searchKey ? -1 : 1));
  return db.query({
    name: "create_places",
    text: `INSERT INTO places (employer_id, name, description, search_key)
           SELECT $1, split_part(description, ',', 1), description, search_key
           FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS new (description, search_key, n)
           ORDER BY n
           ON CONFLICT (employer_id, search_key) DO UPDATE SET used_at = excluded.used_at
           RETURNING id, description, search_key AS "searchKey"`,
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
  const query = build
    .selectFrom("places")
    .select((table) => table.fn.countAll<number>().as("others"))
    .where("employerId", "=", employerId)
    .where(sql<boolean>`search_key <> ALL(${places.map(({ searchKey }) => searchKey)})`);
  const [row] = await run(db, query, "count_other_places");
  if ((row?.others ?? 0) + places.length <= MAX_OWN_PLACES) return;
  const message = { key: "tooManyOwnPlaces", max: MAX_OWN_PLACES } as const;
  throw invalidRequest([{ field: "locations", code: "too_many", message }]);
}

/** How many further places of its own an employer can have; those that no job uses count for an hour, too. */
export async function roomForPlaces(db: Queryable, employerId: EmployerId): Promise<number> {
  const query = build
    .selectFrom("places")
    .select((table) => table.fn.countAll<number>().as("kept"))
    .where("employerId", "=", employerId);
  const [row] = await run(db, query, "count_places");
  return Math.max(0, MAX_OWN_PLACES - (row?.kept ?? 0));
}

/**
 * Drops the own places that no job of their employer uses. A place that a request has found within the
 * last hour stays.
 */
export async function dropUnusedPlaces(db: Queryable): Promise<void> {
  const owners = await run(
    db,
    build.selectFrom("places").select("employerId").distinct().where("usedAt", "<", UNUSED),
  );
  for (const { employerId } of owners) {
    const inUse = sql<number>`(SELECT (location->>'id')::int
      FROM jobs, jsonb_array_elements(locations) AS location
      WHERE employer_id = ${employerId} AND locations @? '$[*].id ? (@ > 100000000)')`;
    const unused = build
      .deleteFrom("places")
      .where("employerId", "=", employerId)
      .where("usedAt", "<", UNUSED)
      .where("id", "not in", inUse);
    await run(db, unused);
  }
}

/** The employer's own place with that id. */
export async function ownPlaceById(
  db: Queryable,
  employerId: EmployerId,
  id: number,
): Promise<Location | null> {
  const query = build
    .selectFrom("places")
    .select(["id", "description"])
    .where("employerId", "=", employerId)
    .where("id", "=", id);
  const [row] = await run(db, query, "place_by_id");
  return row ? toLocation(row.id, row.description) : null;
}

interface FoundPlace {
  id: number;
  description: string;
  begins: boolean;
  length: number;
}

/**
 * How many of the employer's own places that a job uses the query finds, and `limit` of them from `offset` on in the
 * list's order (`compareListed`).
 */
export async function searchOwnPlaces(
  db: Queryable,
  employerId: EmployerId,
  query: PlaceQuery | null,
  { offset = 0, limit }: { offset?: number; limit: number },
): Promise<{ total: number; places: ListedPlace[] }> {
  const readings = query === null ? [{ name: "", provinces: null }] : query.readings;
  const [row] = await db.query<{ total: number; places: FoundPlace[] }>({
    // The key is the name and the province, "smallville,BC". Every name begins with the empty term.
    text: `WITH found AS MATERIALIZED (
             SELECT id, description, length(places.name) AS length,
               bool_or(strpos(city, reading.name) = 1) AS begins
             FROM places, LATERAL (
               SELECT split_part(search_key, ',', 1), split_part(search_key, ',', 2)
             ) AS key (city, province), jsonb_to_recordset($2) AS reading (name text, provinces text[])
             WHERE employer_id = $1 AND strpos(city, reading.name) > 0
               AND (reading.provinces IS NULL OR province = ANY(reading.provinces))
               AND EXISTS (
                 SELECT FROM jobs WHERE jobs.employer_id = $1 AND locations @? '$[*].id ? (@ > 100000000)'
                   AND locations @> jsonb_build_array(jsonb_build_object('id', places.id))
               )
             GROUP BY places.employer_id, id
           )
           SELECT (SELECT count(*)::int FROM found) AS total, (
             SELECT coalesce(jsonb_agg(page), '[]') FROM (
               SELECT * FROM found ORDER BY begins DESC, length, id LIMIT $3 OFFSET $4
             ) AS page
           ) AS places`,
    values: [
      employerId,
      JSON.stringify(readings),
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
