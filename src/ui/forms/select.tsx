import { ChevronDownIcon } from "lucide-react";
import { useControlProps } from "./field-context.ts";
import type { NativeProps } from "../actions/native.ts";
import styles from "./select.module.css";

type SelectProps = Omit<NativeProps<"select">, "size" | "multiple"> & {
  /** `small` for bars; forms use the medium one. */
  scale?: "medium" | "small";
};

/** The browser's own select, so that phones and keyboards get what they know. */
export function Select({ scale = "medium", ...native }: SelectProps) {
  return (
    <span className={styles.box} data-scale={scale}>
      <select {...useControlProps()} {...native} className={styles.select} />
      <ChevronDownIcon />
    </span>
  );
}
