import { useQueries, useQuery } from "@tanstack/react-query";
import type { Category } from "#contract/job.ts";
import { jobQueries } from "../queries.ts";
import type { JobFilter } from "../requests.ts";
import type { PositionType } from "./reference-requests.ts";

/** The newest jobs; enough to know what an employer usually chooses. */
const NEWEST: JobFilter = { status: undefined, q: "", page: 1, pageSize: 10 };

interface SeenReferences {
  categories: Category[];
  positionTypes: PositionType[];
}

/**
 * The categories and position types on the employer's newest jobs, for a service that shows no
 * lists of them (§4 leaves the lists open). Asks nothing while it is not `needed`.
 */
export function useSeenReferences(needed: boolean): SeenReferences {
  const { data: newest } = useQuery({ ...jobQueries.list(NEWEST), enabled: needed });
  // What is known already is there also where nothing is asked.
  const ids = needed && newest ? newest.data.map(({ id }) => id) : [];
  const answers = useQueries({ queries: ids.map((id) => jobQueries.detail(id)) });
  const jobs = answers.flatMap(({ data }) => data?.job ?? []);
  return {
    categories: distinct(jobs.flatMap(({ categories }) => categories)),
    positionTypes: distinct(jobs.flatMap(({ positionType }) => positionType ?? [])),
  };
}

/** Each id once, by name. */
function distinct<T extends { id: number; name: string }>(things: readonly T[]): T[] {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return [...byId.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
