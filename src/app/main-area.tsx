import type { ReactNode } from "react";
import styles from "./main-area.module.css";

/** The page itself, on the width that all pages have. */
export function MainArea({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.main}>
      {children}
    </main>
  );
}
