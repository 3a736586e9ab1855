import { type ReactNode, useId } from "react";
import styles from "./section.module.css";

interface SectionProps {
  /** Of an element that a link to it focuses. */
  id?: string;
  title: string;
  hint?: ReactNode;
  /** `aside` puts the title beside the content where there is room, as forms do. */
  layout?: "stack" | "aside";
  children: ReactNode;
}

/** A titled surface: part of a form, or a group of facts. */
export function Section({ id, title, hint, layout = "stack", children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={styles.section}
      data-layout={layout}
      aria-labelledby={titleId}
    >
      <div className={styles.grid}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
