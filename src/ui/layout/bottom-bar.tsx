import type { ReactNode } from "react";
import styles from "./bottom-bar.module.css";
import { publishHeight } from "./publish-height.ts";

const measured = publishHeight("--bottom-bar");

interface BottomBarProps {
  /** What stands in the way of the buttons. */
  problem?: ReactNode;
  /** Beside the buttons: how it stands with what they send. */
  status?: ReactNode;
  /** The buttons that lead out of the page, the one that is wanted most last. */
  children: ReactNode;
}

/** The buttons at the end of a long page, always in sight. */
export function BottomBar({ problem, status, children }: BottomBarProps) {
  return (
    <div className={styles.bar} ref={measured}>
      {problem && <div className={styles.problem}>{problem}</div>}
      <div className={styles.buttons}>
        <div className={styles.status}>{status}</div>
        {children}
      </div>
    </div>
  );
}
