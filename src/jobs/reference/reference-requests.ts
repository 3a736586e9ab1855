import type { Category, Job, Location } from "#contract/job.ts";
import { request } from "#src/lib/api/api-client.ts";
import { hasStatus } from "#src/lib/api/api-error.ts";
import { lazySchema } from "../requests.ts";

export type PositionType = NonNullable<Job["positionType"]>;

const positionTypes = lazySchema((schemas) => schemas.positionTypes);
const categories = lazySchema((schemas) => schemas.categories);
const locations = lazySchema((schemas) => schemas.locations);

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
