import { ChevronDownIcon } from "lucide-react";
import { useState } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { useJobIndex } from "#src/jobs/index/job-index.ts";
import type { ListSearch } from "#src/jobs/list/list-search.ts";
import type { FilterName } from "#src/jobs/views/filters.ts";
import {
  type Choice,
  FILTER_LABELS,
  choicesOf,
  valueLabel,
} from "#src/jobs/views/filter-labels.ts";
import { readView } from "#src/jobs/views/view.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import { Select } from "#src/ui/forms/select.tsx";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
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
      {/* Several reference ids come from the search box. */}
      {FILTER_NAMES.filter((name) => name !== "references").map((name) => {
        const AnyFilter = isOfMany(name) ? FilterOfMany : Filter;
        return (
          <AnyFilter
            key={name}
            name={name}
            value={view[name]}
            choices={choicesOf(name, jobs)}
            isRead={index.state === "ready"}
            onChange={(value) => onChange({ [name]: value })}
          />
        );
      })}
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
  /** Whether the choices that jobs give are all known. */
  isRead: boolean;
  onChange: (value: string | undefined) => void;
}

/** Filters that take several values. */
const isOfMany = (name: FilterName) =>
  name === "province" || name === "category" || name === "positionType";

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

/** Matches the jobs with any of the values that are ticked. */
function FilterOfMany({ name, value = "", choices, isRead, onChange }: FilterProps) {
  const chosen = value === "" ? [] : value.split(",");
  const toggle = (item: string, ticked: boolean) =>
    onChange([...chosen.filter((other) => other !== item), ...(ticked ? [item] : [])].join());
  // Also those that a link names, though no job has them.
  const others = chosen.filter((item) => !choices.some((choice) => choice.value === item));
  const all = [
    ...choices,
    ...others.map((item) => ({ value: item, label: valueLabel(name, item, []) })),
  ];
  return (
    <details className={styles.many} name="filter-of-many">
      <summary className={styles.line}>
        <span>{FILTER_LABELS[name]()}</span>
        <span className={styles.chosen}>
          <span>{value ? valueLabel(name, value, choices) : m.view_any()}</span>
          <ChevronDownIcon />
        </span>
      </summary>
      <fieldset className={styles.options}>
        <legend>
          <VisuallyHidden>{FILTER_LABELS[name]()}</VisuallyHidden>
        </legend>
        {all.length === 0 && (
          <p className={styles.note}>{isRead ? m.view_no_choices() : m.ui_loading()}</p>
        )}
        {all.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            checked={chosen.includes(choice.value)}
            onChange={({ target }) => toggle(choice.value, target.checked)}
          />
        ))}
      </fieldset>
    </details>
  );
}
