import type { ReactNode } from "react";
import { number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import styles from "./closing-calendar.module.css";

interface ClosingCountProps {
  count: number;
  /** The number with its day or week. */
  label: string;
  /** How dark it is. */
  step?: number;
  pressed: boolean;
  onPress: () => void;
  /** The day; a week has none. */
  children?: ReactNode;
}

/** How many jobs close on a day or in a week; a press filters by it. */
export function ClosingCount({
  count,
  label,
  step,
  pressed,
  onPress,
  children,
}: ClosingCountProps) {
  return (
    <button
      type="button"
      className={styles.some}
      data-step={step}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
      <span className={styles.count} aria-hidden="true">
        <span className={styles.wide}>{m.calendar_count({ count })}</span>
        <span className={styles.narrow}>{number(count)}</span>
      </span>
    </button>
  );
}
