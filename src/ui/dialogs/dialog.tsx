import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { XIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { DialogAnnouncements } from "../layout/announcer.tsx";
import styles from "./dialog.module.css";
import { IconButton } from "../actions/icon-button.tsx";

interface DialogProps {
  title: string;
  /** Escape, the cross or a press outside. The parent then stops rendering the dialog. */
  onClose: () => void;
  children: ReactNode;
  /** The buttons, the safe one first. */
  actions?: ReactNode;
  /** `alertdialog` interrupts with a question that must be answered. */
  role?: "dialog" | "alertdialog";
  size?: "small" | "medium";
  /** Text longer than the screen: the title has the focus, or the first link would be scrolled to. */
  long?: boolean;
  /** False where a press outside would lose something; then there is no cross either. */
  dismissible?: boolean;
}

/**
 * A modal `<dialog>`: open while it is rendered. The browser keeps the focus inside, and gives it
 * back afterwards. `data-initial-focus` marks the first target, else the first control. (React's
 * `autoFocus` would come before the dialog is open, and do nothing.) At the end of the body: its form
 * must not be inside another form.
 */
export function Dialog({
  title,
  onClose,
  children,
  actions,
  role = "dialog",
  size = "small",
  long = false,
  dismissible = true,
}: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed before it leaves the page: a removed dialog does not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>("[data-initial-focus]")?.focus();
    return () => element?.close();
  }, []);

  const pressOutside = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
    if (!dismissible || target !== currentTarget) return;
    // Its own scrollbar is inside.
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) onClose();
  };
  return createPortal(
    <dialog
      ref={dialog}
      role={role}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={`${id}-title`}
      // Screen readers read a question as a whole, but not a form.
      aria-describedby={role === "alertdialog" ? `${id}-body` : undefined}
      onPointerDown={pressOutside}
      // React hands it on to the form around the dialog.
      onSubmit={(event) => event.stopPropagation()}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Chromium closes on a second Escape whatever the page says; our own close() re-opens or ends.
      onClose={(event) =>
        event.target === event.currentTarget && !event.currentTarget.open && onClose()
      }
    >
      <div className={styles.frame}>
        <h2
          id={`${id}-title`}
          className={styles.title}
          {...(long && { tabIndex: -1, "data-initial-focus": "" })}
        >
          {title}
        </h2>
        <div id={`${id}-body`} className={styles.body}>
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        <DialogAnnouncements />
        {dismissible && (
          <div className={styles.close}>
            <IconButton label={m.ui_close()} icon={<XIcon />} onClick={onClose} />
          </div>
        )}
      </div>
    </dialog>,
    document.body,
  );
}
