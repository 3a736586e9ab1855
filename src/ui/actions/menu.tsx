import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { EllipsisIcon } from "lucide-react";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { nextItem } from "./menu-keys.ts";
import styles from "./menu.module.css";

const ITEM = "[role^=menuitem]";

interface MenuProps {
  /** Names the button and the menu, with the thing that it acts on: "Actions for Baker". */
  label: string;
  /** What a button of the size of others shows; without it, an ellipsis of the size of a row. */
  trigger?: ReactNode;
  variant?: "quiet" | "secondary";
  /** MenuItems, links with `menuItemLook()`, MenuSeparators. */
  children: ReactNode;
}

/**
 * A button that opens a list of actions in the top layer. Arrows, Home, End and first letters move;
 * Escape, a press outside or an action closes it, and the focus goes back to the button.
 */
export function Menu({ label, trigger, variant = "quiet", children }: MenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>(ITEM) ?? [])];

  const move = (event: KeyboardEvent) => {
    if (event.key === "Tab") return menu.current?.hidePopover();
    const all = items();
    const next = nextItem(
      event.key,
      all.map((item) => item.textContent),
      all.indexOf(document.activeElement as HTMLElement),
    );
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    all[next]?.focus();
  };
  // `toggle` fires after the menu has opened; fast keys still reach the button and are meant for the menu.
  const pressOnButton = (event: KeyboardEvent) => {
    if (open) return move(event);
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    menu.current?.showPopover();
  };
  const button = {
    popoverTarget: id,
    "aria-haspopup": "menu",
    "aria-expanded": open,
    onKeyDown: pressOnButton,
  } as const;
  return (
    <span className={styles.anchor}>
      {trigger ? (
        <Button {...button} variant={variant} aria-label={label}>
          {trigger}
        </Button>
      ) : (
        <IconButton {...button} label={label} icon={<EllipsisIcon />} tooltip={false} />
      )}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.menu}
        // Filled before it shows and emptied after it has closed: if the focused item disappeared
        // first, the browser could not give the focus back to the button.
        onBeforeToggle={(event) => {
          if (event.newState === "open") setOpen(true);
        }}
        onToggle={(event) => {
          if (event.newState !== "open") setOpen(false);
          else if (!menu.current?.matches(":focus-within")) items()[0]?.focus();
        }}
        onKeyDown={move}
        onClick={(event) =>
          event.target instanceof Element &&
          event.target.closest(ITEM) &&
          menu.current?.hidePopover()
        }
      >
        {open && children}
      </div>
    </span>
  );
}
