import { memo, type ReactNode } from "react";
import styles from "./icon.module.css";

/**
 * Makes an icon: lines of 1.5 px on a grid of 16, in the colour of the text around it. Icons are
 * always decoration (hidden from assistive technology): the words beside them say what they mean. What
 * all have in common is in the style sheet: as attributes, React would set eight on each.
 */
export const icon = (drawing: ReactNode) =>
  memo(function Icon() {
    return (
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
        {drawing}
      </svg>
    );
  });

export const path = (d: string) => /* @__PURE__ */ icon(<path d={d} />);
