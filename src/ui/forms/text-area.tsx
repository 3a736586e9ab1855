import type { NativeProps } from "../actions/native.ts";
import { useControlProps } from "./field-context.ts";
import styles from "./text-area.module.css";

/** Several lines of text. Inside a Field it is wired to the label, hint and error. */
export function TextArea(native: NativeProps<"textarea">) {
  return <textarea {...useControlProps()} {...native} className={styles.area} />;
}
