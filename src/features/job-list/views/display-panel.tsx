import { SlidersHorizontalIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { DEFAULT_COLUMNS, type ListSearch, remember } from "#src/jobs/list/list-search.ts";
import { Popover } from "#src/ui/actions/popover.tsx";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import { Select } from "#src/ui/forms/select.tsx";
import styles from "./filters/filter-panel.module.css";
import type { ChangeSearch } from "./filters/list-filters.ts";

/** In the order of the table. */
const COLUMNS: Record<string, () => string> = {
  status: m.column_status,
  locations: m.column_locations,
  closes: m.fact_closes,
  pay: m.fact_pay,
  published: m.column_published,
  category: m.filter_category,
  positionType: m.label_position_type,
  ready: m.column_ready,
};

/** Also for phones, whose cards have no headers to press. */
const SORTS: Record<string, () => string> = {
  "": m.sort_newest,
  published: m.sort_oldest,
  closes: m.sort_closes_first,
  "-closes": m.sort_closes_last,
  title: m.sort_title,
  "-title": m.sort_title_back,
  location: m.sort_location,
  "-location": m.sort_location_back,
  "-pay": m.sort_pay_high,
  pay: m.sort_pay_low,
};

interface DisplayPanelProps {
  search: ListSearch;
  onChange: ChangeSearch;
}

/** The order of the list and its columns, which are remembered on this computer. */
export function DisplayPanel({ search, onChange }: DisplayPanelProps) {
  const chosen = search.columns?.split(",") ?? DEFAULT_COLUMNS;
  const choose = (column: string, shown: boolean) => {
    const next = Object.keys(COLUMNS).filter((name) =>
      name === column ? shown : chosen.includes(name),
    );
    // Without any, the title is left.
    const columns = next.join() === DEFAULT_COLUMNS.join() ? undefined : next.join() || "title";
    remember({ columns });
    onChange({ columns, page: search.page }, { replace: true });
  };
  return (
    <Popover label={m.view_display()} icon={<SlidersHorizontalIcon />}>
      <label className={styles.line}>
        <span>{m.view_sort()}</span>
        <Select
          scale="small"
          value={search.sort ?? ""}
          onChange={({ target }) => onChange({ sort: target.value })}
        >
          {Object.entries(SORTS).map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label()}
            </option>
          ))}
        </Select>
      </label>
      <Checkbox
        label={m.view_compact()}
        checked={search.rows === "compact"}
        onChange={({ target }) => {
          const rows = target.checked ? "compact" : undefined;
          remember({ rows });
          onChange({ rows, page: search.page }, { replace: true });
        }}
      />
      <fieldset className={styles.checks}>
        <legend>{m.view_columns()}</legend>
        {Object.entries(COLUMNS).map(([column, label]) => (
          <Checkbox
            key={column}
            label={label()}
            checked={chosen.includes(column)}
            onChange={({ target }) => choose(column, target.checked)}
          />
        ))}
      </fieldset>
    </Popover>
  );
}
