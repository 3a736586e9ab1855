import type { Category, Job, Location } from "#contract/job.ts";
import { request } from "#src/lib/api/api-client.ts";
import { hasStatus } from "#src/lib/api/api-error.ts";
import { lazySchema } from "../requests.ts";

export type PositionType = NonNullable<Job["positionType"]>;

const positionTypes = lazySchema((schemas) => schemas.positionTypes);
const categories = lazySchema((schemas) => schemas.categories);
const locations = lazySchema((schemas) => schemas.locations);

/** The position types of the service (§4); `null` when it has no list that can be read. */
export async function fetchPositionTypes(signal: AbortSignal): Promise<PositionType[] | null> {
  return ifOffered(request("/positiontypes", positionTypes, { signal }));
}

/** The job categories of the service; `null` when it has no list that can be read. */
export async function fetchCategories(signal: AbortSignal): Promise<Category[] | null> {
  return ifOffered(request("/jobcategories", categories, { signal }));
}

/** Places whose name holds `q`, the best first; `null` when the service has no such list. */
export async function fetchLocations(q: string, signal: AbortSignal): Promise<Location[] | null> {
  return ifOffered(request("/locations", locations, { query: { q, pageSize: 10 }, signal }));
}

/**
 * The statuses with which services refuse a path that they do not have; the interface shows no path
 * but that of the position types, nor any status (§7.2).
 */
const NOT_OFFERED = [400, 403, 404, 405, 410, 501];

async function ifOffered<T>(answer: Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await answer).data;
  } catch (error) {
    if (hasStatus(error, ...NOT_OFFERED)) return null;
    throw error;
  }
}
