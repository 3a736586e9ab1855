import { m } from "#src/i18n/paraglide/messages.js";
import { useJobIndex } from "#src/jobs/requests/index/job-index.ts";
import type { ListSearch } from "#src/jobs/list/list-search.ts";
import { choicesOf, FILTER_LABELS, valueLabel } from "#src/jobs/list/views/filter-labels.ts";
import { filtersOf } from "./list-filters.ts";

/** The filters that are set, as people read them: "Close date: In the next 14 days". */
export function useFilterLabels(search: ListSearch) {
  const index = useJobIndex(false);
  const jobs = index.state === "ready" ? [...index.jobs.values()] : [];
  return filtersOf(search).map(([name, value]) => ({
    name,
    label: m.view_chip({
      filter: FILTER_LABELS[name](),
      value: valueLabel(name, value, choicesOf(name, jobs)),
    }),
  }));
}
