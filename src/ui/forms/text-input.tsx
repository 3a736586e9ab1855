import type { ReactNode } from "react";
import { useControlProps } from "./field-context.ts";
import type { NativeProps } from "../actions/native.ts";
import styles from "./text-input.module.css";

type TextInputProps = Omit<NativeProps<"input">, "width"> & {
  /** A sign inside the box: a currency, a unit. Say it in the label or hint too. */
  before?: ReactNode;
  after?: ReactNode;
  /** How much text is expected: the whole line, half of it, a few characters. */
  width?: "full" | "half" | "short";
};

/** One line of text. Inside a Field it is wired to the label, hint and error. */
export function TextInput({ before, after, width = "full", ...native }: TextInputProps) {
  return (
    <span className={styles.box} data-width={width}>
      {before && <span className={styles.affix}>{before}</span>}
      <input type="text" {...useControlProps()} {...native} className={styles.input} />
      {after && <span className={styles.affix}>{after}</span>}
    </span>
  );
}

/**
 * A calendar date, `2026-08-04` in and out, in the browser's own picker and local order. `max`
 * keeps years to four digits: without it, browsers take six.
 */
export function DateInput(native: Omit<TextInputProps, "type" | "width">) {
  return <TextInput width="short" max="9999-12-31" {...native} type="date" />;
}
