import type { ReactNode } from "react";
import styles from "./icon-button.module.css";
import type { NativeProps } from "./native.ts";
import { Tooltip } from "./tooltip.tsx";

type IconButtonProps = Omit<NativeProps<"button">, "children" | "aria-label"> & {
  /** The name of the button, and its tooltip. */
  label: string;
  icon: ReactNode;
  /** Shown in the tooltip after the name, as in "Ctrl+B". */
  shortcut?: string | undefined;
  /** Off where the same words stand beside the button. */
  tooltip?: boolean;
};

/** A button that shows only an icon and is named in words, for ears and, on hover or focus, eyes. */
export function IconButton({ label, icon, shortcut, tooltip = true, ...native }: IconButtonProps) {
  const button = (
    <button type="button" {...native} className={styles.button} aria-label={label}>
      {icon}
    </button>
  );
  return tooltip ? (
    <Tooltip text={label} shortcut={shortcut}>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
