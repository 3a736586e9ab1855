// Cells of columns that are not shown at first.
import { list } from "#src/i18n/format.ts";
import { referenceName } from "#src/i18n/reference-names.ts";
import type { DetailedJob } from "#src/jobs/requests/read-requests.ts";

interface ReferenceCellProps {
  /** `undefined` until it has loaded. */
  job: DetailedJob | undefined;
}

/** The categories: at most three (§2.3). */
export function RowCategories({ job }: ReferenceCellProps) {
  return list((job?.categories ?? []).map(({ name }) => referenceName(name)));
}

/** Full time, part time (§2.4). */
export function RowPositionType({ job }: ReferenceCellProps) {
  return referenceName(job?.positionType?.name ?? "");
}
