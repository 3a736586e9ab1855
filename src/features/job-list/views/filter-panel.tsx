import { useState } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { useJobIndex } from "#src/jobs/index/job-index.ts";
import type { ListSearch } from "#src/jobs/list-search.ts";
import type { FilterName } from "#src/jobs/views/filters.ts";
import {
  type Choice,
  FILTER_LABELS,
  choicesOf,
  valueLabel,
} from "#src/jobs/views/filter-labels.ts";
import { readView } from "#src/jobs/views/view.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Select } from "#src/ui/forms/select.tsx";
import { number } from "#src/i18n/format.ts";
import { DayRange } from "./day-range.tsx";
import styles from "./filter-panel.module.css";
import { type ChangeSearch, FILTER_NAMES } from "./list-filters.ts";
import { PayRange } from "./pay-range.tsx";

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
      {FILTER_NAMES.map((name) => (
        <Filter
          key={name}
          name={name}
          value={view[name]}
          choices={choicesOf(name, jobs)}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <div className={styles.done}>
        <Button size="small" variant="primary" data-closes>
          {total === undefined ? m.view_done() : m.view_show({ total })}
        </Button>
      </div>
    </div>
  );
}

interface FilterProps {
  name: FilterName;
  value: string | undefined;
  choices: readonly Choice[];
  onChange: (value: string | undefined) => void;
}

/** Filters whose values can also be a range. */
const RANGES = { closes: DayRange, published: DayRange, pay: PayRange };

function Filter({ name, value = "", choices, onChange }: FilterProps) {
  const Range = name in RANGES ? RANGES[name as keyof typeof RANGES] : undefined;
  const [ranging, setRanging] = useState(false);
  const isRange = ranging || value.includes("..");
  // Of several at once, as a link may name them, and of those that no job has.
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
