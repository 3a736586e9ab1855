import type { VersionHeader } from "#contract/history.ts";
import { list } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { jobFields } from "#src/jobs/job/fields/job-fields.ts";
import { EMPTY_VALUES, FIELD_GROUPS, labelOf } from "#src/jobs/job/fields/job-values.ts";

/** By property of a job. */
const LABELS: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    FIELD_GROUPS.flatMap((group) =>
      Object.keys(jobFields[group].toRequest(EMPTY_VALUES)).map((name) => [
        name,
        () => labelOf(group),
      ]),
    ),
  ),
  applicationUrl: () => labelOf("applicantRoutingType"),
  employer: m.fact_visibility,
  status: m.column_status,
  publishDate: m.fact_published,
};

/** What became of the job with a version: "Changed: title and pay". */
export function whatOf({ kind, changed }: VersionHeader): string {
  if (kind === "created") return m.history_kind_created();
  if (kind === "deleted") return m.history_kind_deleted();
  if (kind === "restored") return m.history_kind_restored();
  if (kind === "kept") return m.history_kind_kept();
  const labels = new Set(changed.flatMap((name) => LABELS[name]?.() ?? []));
  return labels.size === 0
    ? m.history_kind_changed_only()
    : m.history_kind_changed({ fields: list([...labels]) });
}
