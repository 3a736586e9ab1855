import { type KeyboardEvent, type ReactNode, useId } from "react";
import { EllipsisIcon } from "lucide-react";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import styles from "./menu.module.css";
import { useMenuList } from "./use-menu-list.ts";

interface MenuProps {
  /** Names the button and the menu, with the thing that it acts on: "Actions for Baker". */
  label: string;
  /** What a button of the size of others shows; without it, an ellipsis of the size of a row. */
  trigger?: ReactNode;
  variant?: "quiet" | "secondary";
  /** Of a button with a trigger. */
  size?: "medium" | "small";
  icon?: ReactNode;
  /** MenuItems, links with `menuItemLook()`, MenuSeparators. */
  children: ReactNode;
}

/**
 * A button that opens a list of actions in the top layer. Arrows, Home, End and first letters move;
 * Escape, a press outside or an action closes it, and the focus goes back to the button.
 */
export function Menu({ label, trigger, variant = "quiet", size, icon, children }: MenuProps) {
  const id = useId();
  const { list, isOpen, move, listProps } = useMenuList();
  // `toggle` fires after the menu has opened; fast keys still reach the button and are meant for the menu.
  const pressOnButton = (event: KeyboardEvent) => {
    if (isOpen) return move(event);
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    list.current?.showPopover();
  };
  const button = {
    popoverTarget: id,
    "aria-haspopup": "menu",
    "aria-expanded": isOpen,
    onKeyDown: pressOnButton,
  } as const;
  return (
    <span className={styles.anchor}>
      {trigger ? (
        <Button {...button} variant={variant} size={size} icon={icon} aria-label={label}>
          {trigger}
        </Button>
      ) : (
        <IconButton {...button} label={label} icon={<EllipsisIcon />} tooltip={false} />
      )}
      <div {...listProps} id={id} aria-label={label} className={styles.menu}>
        {isOpen && children}
      </div>
    </span>
  );
}
