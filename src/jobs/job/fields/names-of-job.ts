import type { Job } from "#contract/job.ts";
import { referenceName } from "#src/i18n/reference-names.ts";
import type { Names } from "./job-fields.ts";

/** The names that a job itself gives of its categories and position type. */
export const namesOf = ({ categories, positionType }: Job): Names => ({
  category: (id) =>
    referenceName(categories.find((category) => String(category.id) === id)?.name ?? "") || id,
  positionType: () => referenceName(positionType?.name ?? ""),
});
