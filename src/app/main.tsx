import type { ReactNode } from "react";
import styles from "./main.module.css";

/** The page itself, on the width that all pages have. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.main}>
      {children}
    </main>
  );
}
