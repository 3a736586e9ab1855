import type { ReactNode } from "react";
import styles from "./badge.module.css";

export type Tone = "neutral" | "positive";

interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A state in a word. The icon's shape and the word carry it; the colour only helps. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
