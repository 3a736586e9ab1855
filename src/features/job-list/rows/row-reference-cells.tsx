// Cells of columns that are not shown at first.
import { list } from "#src/i18n/format.ts";
import { referenceName } from "#src/i18n/reference-names.ts";
import { useRowJob } from "./use-load-row-jobs.ts";

/** The categories: at most three (§2.3). */
export function RowCategories({ id }: { id: number }) {
  const categories = useRowJob(id)?.categories ?? [];
  return list(categories.map(({ name }) => referenceName(name)));
}

/** Full time, part time (§2.4). */
export function RowPositionType({ id }: { id: number }) {
  return referenceName(useRowJob(id)?.positionType?.name ?? "");
}
