import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Names } from "#src/jobs/job/fields/job-fields.ts";
import { useCategories, usePositionTypes } from "#src/jobs/requests/reference/reference-queries.ts";
import { choicesOf } from "./choices.ts";

/** Names of ids, from the service's lists and the jobs themselves. */
export function useNames(origins: readonly Job[]): Names {
  const categories = choicesOf(
    useCategories().data ?? [],
    origins.flatMap((job) => job.categories),
  );
  const positionTypes = choicesOf(
    usePositionTypes().data ?? [],
    origins.map((job) => job.positionType),
  );
  const nameIn = (choices: typeof categories) => (id: string) =>
    choices.find((choice) => choice.id === id)?.name ?? m.job_form_unnamed({ id });
  return { category: nameIn(categories), positionType: nameIn(positionTypes) };
}
