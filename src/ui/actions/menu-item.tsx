import { CheckIcon } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import styles from "./menu.module.css";
import type { NativeProps } from "./native.ts";

/** The look and role of a menu item for a link: `<a {...menuItemLook()} href="…">`. */
export const menuItemLook = ({ danger = false }: { danger?: boolean | undefined } = {}) => ({
  role: "menuitem",
  tabIndex: -1,
  className: styles.item,
  ...(danger && { "data-danger": "" }),
});

type MenuItemProps = NativeProps<"button"> & {
  icon?: ReactNode;
  danger?: boolean;
  /** For a radio item. */
  checked?: boolean;
};

/** An item of a Menu, or with `checked` a radio item. */
export function MenuItem({ icon, danger, checked, children, ...native }: MenuItemProps) {
  const answer = checked !== undefined && { role: "menuitemradio", "aria-checked": checked };
  return (
    <button type="button" {...native} {...menuItemLook({ danger })} {...answer}>
      {icon}
      <span>{children}</span>
      {checked && <CheckIcon />}
    </button>
  );
}

/** Focuses the first item, for items that load after the menu has opened. */
export function useFocusWhenLate(): void {
  useEffect(() => {
    document
      .querySelector<HTMLElement>("[role=menu]:popover-open:not(:focus-within) [role^=menuitem]")
      ?.focus();
  }, []);
}

/** Items that belong together, under a name. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

/** A line between groups of actions. */
export function MenuSeparator() {
  return <hr className={styles.separator} />;
}
