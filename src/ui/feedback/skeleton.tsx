import styles from "./skeleton.module.css";

interface SkeletonProps {
  /** How much of the line the missing text will take, roughly. */
  width?: "s" | "m" | "l" | "full";
  lines?: number;
}

/** A placeholder as high as the text, so that nothing shifts. */
export function Skeleton({ width = "m", lines = 1 }: SkeletonProps) {
  return Array.from({ length: lines }, (_, line) => (
    <span key={line} className={styles.line} data-width={width} aria-hidden="true" />
  ));
}
