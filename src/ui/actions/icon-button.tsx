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

/** A button that shows only an icon. Screen readers read its name, and a tooltip shows it. */
export function IconButton({ label, icon, shortcut, tooltip = true, ...native }: IconButtonProps) {
  const button = (
    // The `tabindex` as in Button.
    <button type="button" tabIndex={0} {...native} className={styles.button} aria-label={label}>
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
