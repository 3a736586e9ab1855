import { useQueries, useQuery } from "@tanstack/react-query";
import type { Category } from "#contract/job.ts";
import { listQueries } from "./list-queries.ts";
import { jobQueries } from "../requests/queries.ts";
import type { JobFilter } from "../requests/read-requests.ts";
import type { PositionType } from "../requests/reference/reference-requests.ts";

/** The newest jobs, as a sample of what the employer chooses. */
const NEWEST: JobFilter = { status: undefined, q: "", page: 1, pageSize: 10 };

interface SeenReferences {
  categories: Category[];
  positionTypes: PositionType[];
}

/**
 * The categories and position types of the newest jobs, for a service without lists of them (§4).
 * Sends nothing unless `needed`.
 */
export function useSeenReferences(needed: boolean): SeenReferences {
  const { data: newest } = useQuery({ ...listQueries.page(NEWEST), enabled: needed });
  // Cached data is used even while disabled.
  const ids = needed && newest ? newest.data.map(({ id }) => id) : [];
  const answers = useQueries({ queries: ids.map((id) => jobQueries.detail(id)) });
  const jobs = answers.flatMap(({ data }) => data?.job ?? []);
  return {
    categories: distinct(jobs.flatMap(({ categories }) => categories)),
    positionTypes: distinct(jobs.flatMap(({ positionType }) => positionType ?? [])),
  };
}

/** Unique by id, sorted by name. */
function distinct<T extends { id: number; name: string }>(things: readonly T[]): T[] {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return [...byId.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
