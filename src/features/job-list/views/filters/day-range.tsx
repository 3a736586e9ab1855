import { m } from "#src/i18n/paraglide/messages.js";
import { DateInput } from "#src/ui/forms/text-input.tsx";
import styles from "./filter-panel.module.css";

export interface RangeProps {
  /** "from..to", where one side may be missing; "" for no range yet. */
  value: string;
  onChange: (value: string) => void;
}

/** From one day to another, both included. */
export function DayRange({ value, onChange }: RangeProps) {
  const [from = "", to = ""] = value.split("..");
  const change = (nextFrom: string, nextTo: string) =>
    onChange(nextFrom + nextTo === "" ? "" : `${nextFrom}..${nextTo}`);
  return (
    <div className={styles.range}>
      <label>
        <span>{m.view_from()}</span>
        <DateInput value={from} onChange={({ target }) => change(target.value, to)} />
      </label>
      <label>
        <span>{m.view_to()}</span>
        <DateInput value={to} onChange={({ target }) => change(from, target.value)} />
      </label>
    </div>
  );
}
