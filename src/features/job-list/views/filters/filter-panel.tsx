import { useState } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { useJobIndex } from "#src/jobs/requests/index/job-index.ts";
import type { ListSearch } from "#src/jobs/list/list-search.ts";
import { type FilterGroup, type FilterName, FILTERS } from "#src/jobs/list/views/filters.ts";
import { FILTER_LABELS, choicesOf, valueLabel } from "#src/jobs/list/views/filter-labels.ts";
import { readView } from "#src/jobs/list/views/view.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Select } from "#src/ui/forms/select.tsx";
import { number } from "#src/i18n/format.ts";
import { DayRange } from "./day-range.tsx";
import type { FilterProps } from "./filter-props.ts";
import { FilterOfSeveral } from "./filter-of-several.tsx";
import { FilterOfText } from "./filter-of-text.tsx";
import styles from "./filter-panel.module.css";
import { type ChangeSearch, FILTER_NAMES } from "./list-filters.ts";
import { PayRange } from "./pay-range.tsx";

const GROUPS: Record<FilterGroup, () => string> = {
  time: m.filter_group_time,
  place: m.filter_group_place,
  job: m.filter_group_job,
  applying: m.filter_group_applying,
  other: m.filter_group_other,
};

interface FilterPanelProps {
  search: ListSearch;
  total: number | undefined;
  onChange: ChangeSearch;
}

/** Every filter with its choices. They apply at once. */
export function FilterPanel({ search, total, onChange }: FilterPanelProps) {
  // Places and categories are those of the employer's jobs.
  const index = useJobIndex(true);
  const jobs = index.state === "ready" ? [...index.jobs.values()] : [];
  const view = readView({ ...search });
  return (
    <div className={styles.panel}>
      {index.state === "reading" && (
        <p className={styles.note}>
          {m.index_reading({ read: number(index.read), total: number(index.total ?? 0) })}
        </p>
      )}
      {Object.entries(GROUPS).map(([group, title]) => (
        <section key={group} className={styles.group} aria-label={title()}>
          <h2>{title()}</h2>
          {FILTER_NAMES.filter((name) => FILTERS[name].group === group).map((name) => {
            const AnyFilter = controlOf(name);
            return (
              <AnyFilter
                key={name}
                name={name}
                value={view[name]}
                choices={choicesOf(name, jobs)}
                isRead={index.state === "ready"}
                onChange={(value) =>
                  // One history entry per text, not one per letter.
                  onChange(
                    { [name]: value, ...(name === "statuses" && { status: undefined }) },
                    { replace: name === "applyTo" && view[name] !== undefined },
                  )
                }
              />
            );
          })}
        </section>
      ))}
      <div className={styles.done}>
        <Button size="small" variant="primary" data-closes>
          {total === undefined ? m.view_done() : m.view_show({ total })}
        </Button>
      </div>
    </div>
  );
}

/** What sets a filter. */
function controlOf(name: FilterName) {
  if (FILTERS[name].separator) return FilterOfSeveral;
  return name === "applyTo" ? FilterOfText : Filter;
}

/** Filters whose values can also be a range. */
const RANGES = { closes: DayRange, published: DayRange, pay: PayRange };

function Filter({ name, value = "", choices, onChange }: FilterProps) {
  const Range = name in RANGES ? RANGES[name as keyof typeof RANGES] : undefined;
  const [ranging, setRanging] = useState(false);
  const isRange = ranging || value.includes("..");
  // As a link may name it, though no job has it.
  const isOther = value !== "" && !isRange && !choices.some((choice) => choice.value === value);
  return (
    <div className={styles.filter}>
      <label className={styles.line}>
        <span>{FILTER_LABELS[name]()}</span>
        <Select
          scale="small"
          value={isRange ? ".." : value}
          onChange={({ target }) => {
            setRanging(target.value === "..");
            onChange(target.value === ".." ? "" : target.value);
          }}
        >
          <option value="">{m.view_any()}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
          {isOther && <option value={value}>{valueLabel(name, value, choices)}</option>}
          {Range && <option value="..">{m.view_range()}</option>}
        </Select>
      </label>
      {Range && isRange && <Range value={value} onChange={onChange} />}
    </div>
  );
}
