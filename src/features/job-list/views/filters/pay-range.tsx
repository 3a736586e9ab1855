import { SALARY_PERIODS } from "#contract/reference.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { perUnit } from "#src/i18n/per-unit.ts";
import { Select } from "#src/ui/forms/select.tsx";
import { TextInput } from "#src/ui/forms/text-input.tsx";
import type { RangeProps } from "./day-range.tsx";
import styles from "./filter-panel.module.css";

/** From one amount to another, per period or per any: "hour:17..25". */
export function PayRange({ value, onChange }: RangeProps) {
  const [range = "", unit = ""] = value.split(":").toReversed();
  const [from = "", to = ""] = range.split("..");
  const change = (next: { from?: string; to?: string; unit?: string }) => {
    const all = { from, to, unit, ...next };
    const amounts = all.from + all.to === "" ? "" : `${all.from}..${all.to}`;
    onChange(amounts && all.unit ? `${all.unit}:${amounts}` : amounts);
  };
  const amount = (side: "from" | "to", label: string, now: string) => (
    <label>
      <span>{label}</span>
      <TextInput
        type="number"
        min="0"
        step="0.01"
        value={now}
        onChange={({ target }) => change({ [side]: target.value })}
      />
    </label>
  );
  return (
    <div className={styles.range}>
      {amount("from", m.view_min(), from)}
      {amount("to", m.view_max(), to)}
      <Select
        scale="small"
        aria-label={m.label_period()}
        value={unit}
        onChange={({ target }) => change({ unit: target.value })}
      >
        <option value="">{m.view_any_period()}</option>
        {SALARY_PERIODS.map((period) => (
          <option key={period.id} value={period.unit.toLowerCase()}>
            {perUnit(period.unit)}
          </option>
        ))}
      </Select>
    </div>
  );
}
