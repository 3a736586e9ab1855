import type { ReactNode } from "react";
import styles from "./main-area.module.css";

/** The `<main>` of every page. */
export function MainArea({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.main}>
      {children}
    </main>
  );
}
