import type { ReactNode } from "react";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./badge.module.css";

export type Tone = "neutral" | "positive" | "warning";

interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  /** What the word leaves out: shown on hover, and read by screen readers. */
  description?: string;
  children: ReactNode;
}

/** A state in a word. The icon's shape and the word carry it; the colour only helps. */
export function Badge({ tone = "neutral", icon, description, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} title={description}>
      {icon}
      <span>{children}</span>
      {description && <VisuallyHidden>{` (${description})`}</VisuallyHidden>}
    </span>
  );
}
