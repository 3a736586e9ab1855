import { number } from "#src/i18n/format.ts";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import styles from "./row-filter.module.css";

interface RowFilterProps<Id> {
  /** Names the group for screen readers. */
  label: string;
  options: readonly { id: Id; label: string; count: number }[];
  value: Id;
  /** Only the numbers are shown. */
  disabled?: boolean;
  onChange: (id: Id) => void;
}

/** Which rows are shown, with how many there are of each: radio buttons in a row. */
export function RowFilter<Id extends string>(props: RowFilterProps<Id>) {
  const { label, value, disabled, onChange } = props;
  const options = props.options.filter(({ id, count }) => count > 0 || id === value);
  return (
    <fieldset className={styles.filter} disabled={disabled}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map(({ id, label: name, count }) => (
        <label key={id} className={styles.option}>
          <input
            type="radio"
            className={styles.radio}
            name={label}
            checked={id === value}
            onChange={() => onChange(id)}
          />
          <span>{name}</span> <span className={styles.count}>{number(count)}</span>
        </label>
      ))}
    </fieldset>
  );
}
