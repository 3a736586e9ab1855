import * as z from "zod/mini";
import {
  type Category,
  category,
  type Job,
  type Location,
  location,
  positionType,
} from "#contract/job.ts";
import { request } from "#src/lib/api/api-client.ts";
import { hasStatus } from "#src/lib/api/api-error.ts";

export type PositionType = NonNullable<Job["positionType"]>;

/**
 * A reference list; §4 does not show its shape, so both an array and `{data}` are read. One of
 * another shape is as good as none: `null`.
 */
const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.union([
    z.pipe(
      z.transform((value: unknown) =>
        typeof value === "object" && value !== null && "data" in value ? value.data : value,
      ),
      z.array(item),
    ),
    z.transform(() => null),
  ]);

const positionTypes = listOf(positionType);
const categories = listOf(category);
const locations = listOf(location);

/** §4; `null` if the service has no readable list. */
export async function fetchPositionTypes(signal: AbortSignal): Promise<PositionType[] | null> {
  return ifOffered(request("/positiontypes", positionTypes, { signal }));
}

/** §4; `null` if the service has no readable list. */
export async function fetchCategories(signal: AbortSignal): Promise<Category[] | null> {
  return ifOffered(request("/jobcategories", categories, { signal }));
}

/** Places whose name contains `q`, best first; `null` if the service has no such list. */
export async function fetchLocations(q: string, signal: AbortSignal): Promise<Location[] | null> {
  return ifOffered(request("/locations", locations, { query: { q, pageSize: 10 }, signal }));
}

const nearLocations = z.union([
  z.object({ suggestions: z.array(location) }),
  z.transform(() => ({ suggestions: [] })),
]);

/** Places whose names are nearly `q`, where the service offers them to a `q` that finds none. */
export async function fetchNearLocations(q: string, signal: AbortSignal): Promise<Location[]> {
  const { data } = await request("/locations", nearLocations, { query: { q }, signal });
  return data.suggestions;
}

const roomOfList = z.union([z.object({ room: z.int() }), z.transform(() => ({ room: Infinity }))]);

/** How many further places that the list lacks the employer may name; as many as one likes where none is said. */
export async function fetchPlaceRoom(signal: AbortSignal): Promise<number> {
  const answer = await ifOffered(
    request("/locations", roomOfList, { query: { pageSize: 1 }, signal }),
  );
  return answer?.room ?? Infinity;
}

/** Statuses of services without a list: the interface defines only that of position types (§7.2). */
const NOT_OFFERED = [400, 403, 404, 405, 410, 501];

async function ifOffered<T>(answer: Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await answer).data;
  } catch (error) {
    if (hasStatus(error, ...NOT_OFFERED)) return null;
    throw error;
  }
}
