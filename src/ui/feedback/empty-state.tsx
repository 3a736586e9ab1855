import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  /** Why it is empty. */
  children?: ReactNode;
  /** The way on: a Button, or a link with `buttonLook()`. */
  actions: ReactNode;
}

/** The empty state of a list: why it is empty, and a way on. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>{icon}</span>
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.reason}>{children}</div>}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
