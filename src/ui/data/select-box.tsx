import styles from "./select-box.module.css";
import type { NativeProps } from "../actions/native.ts";

type SelectBoxProps = Pick<NativeProps<"input">, "onChange"> & {
  /** Names it; shown beside the box of all rows where these are cards. Without: a skeleton. */
  label?: string;
  /** `"mixed"`: some of the rows that it stands for. */
  checked?: boolean | "mixed";
};

/** The checkbox of a row, or of all rows. Its whole cell is the target. */
export function SelectBox({ label, checked, ...native }: SelectBoxProps) {
  return (
    <label inert={label === undefined} aria-hidden={label === undefined} className={styles.target}>
      <input
        {...native}
        ref={(box) => {
          if (box) box.indeterminate = checked === "mixed";
        }}
        type="checkbox"
        className={styles.box}
        checked={checked === true}
        readOnly={label === undefined}
      />
      <span className={styles.label}>{label}</span>
    </label>
  );
}
