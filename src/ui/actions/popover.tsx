import { ChevronDownIcon } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import styles from "./popover.module.css";

interface PopoverProps {
  /** Names the panel, and the button unless its `text` says more. */
  label: string;
  text?: string;
  icon: ReactNode;
  children: ReactNode;
}

/**
 * A button that opens a panel of controls in the top layer, without covering the page. Escape, a press
 * outside or a link in it closes it, and the focus goes back to the button; it also closes when the focus
 * leaves it.
 */
export function Popover({ label, text = label, icon, children }: PopoverProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <span
      className={styles.anchor}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Without another target, the window has lost the focus, or a press its control.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
      }}
    >
      <Button
        size="small"
        icon={icon}
        popoverTarget={id}
        aria-expanded={open}
        aria-haspopup="dialog"
      >
        <span className={styles.text}>
          {text}
          <ChevronDownIcon />
        </span>
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- it only hears that one of its links was pressed */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.panel}
        // As in Menu: filled before it shows and emptied after it has closed. React hands on what a list
        // in the panel says of itself.
        onBeforeToggle={({ target, currentTarget, newState }) => {
          if (target === currentTarget && newState === "open") setOpen(true);
        }}
        onToggle={({ target, currentTarget, newState }) => {
          if (target !== currentTarget) return;
          if (newState !== "open") setOpen(false);
          else panel.current?.querySelector<HTMLElement>("a, button, input, select")?.focus();
        }}
        onClick={(event) =>
          event.target instanceof Element &&
          event.target.closest("a, [data-closes]") &&
          panel.current?.hidePopover()
        }
      >
        {open && children}
      </div>
    </span>
  );
}
