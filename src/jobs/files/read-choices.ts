import type { QueryClient } from "@tanstack/react-query";
import type { Job } from "#contract/job.ts";
import { referenceQueries } from "../requests/reference/reference-queries.ts";
import { type Choices, choicesOf } from "./choices.ts";

/** The service's lists; what jobs name where it has none. */
export async function readChoices(client: QueryClient, jobs: Iterable<Job>): Promise<Choices> {
  const [categories, positionTypes] = await Promise.all([
    client.query(referenceQueries.categories()),
    client.query(referenceQueries.positionTypes()),
  ]);
  const named = { categories: new Map<number, string>(), positionTypes: new Map<number, string>() };
  for (const job of jobs) {
    for (const { id, name } of job.categories) named.categories.set(id, name);
    if (job.positionType) named.positionTypes.set(job.positionType.id, job.positionType.name);
  }
  const listed = (names: Map<number, string>) => [...names].map(([id, name]) => ({ id, name }));
  return choicesOf({
    categories: categories ?? listed(named.categories),
    positionTypes: positionTypes ?? listed(named.positionTypes),
  });
}
