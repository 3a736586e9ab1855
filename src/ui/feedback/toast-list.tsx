import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { CircleCheckIcon, OctagonAlertIcon, XIcon } from "lucide-react";
import { type Store, useStore } from "#src/lib/state/store.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Button } from "../actions/button.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import { publishHeight } from "../layout/publish-height.ts";
import { Spinner } from "../actions/spinner.tsx";
import type { Progress, ShownToast } from "./toast-store.ts";
import styles from "./toast-list.module.css";

/** Long enough to read a line twice and reach for Undo; errors stay until they are dismissed. */
const SHOWN_MS = 10_000;

/** More would cover the page. */
const AT_MOST = 3;

const measured = publishHeight("--toasts");

interface ToastListProps {
  /** Oldest first. */
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
}

/**
 * The toasts on show, a stack in a corner of their own that opens under the pointer and for the focus; the
 * page ends above them (`--toasts`).
 */
export function ToastList({ toasts, onDismiss }: ToastListProps) {
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget>(null);
  const list = useRef<HTMLDivElement>(null);

  // Drop the oldest toast; a failure only if all others are failures.
  useLayoutEffect(() => {
    const older = toasts.slice(0, -1);
    const oldest = older.find(({ tone }) => tone !== "error") ?? older[0];
    if (oldest && toasts.length > AT_MOST) onDismiss(oldest.id);
    // Show the newest.
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [toasts, onDismiss]);

  // Restore the focus, which disappears with the toast.
  const leave = (id: number) => {
    onDismiss(id);
    setHeld(false);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <section ref={measured} aria-label={m.frame_notifications()} className={styles.region}>
      <div
        ref={list}
        role="presentation"
        className={styles.list}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={({ currentTarget, relatedTarget }) => {
          setHeld(true);
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        }}
        onBlur={() => setHeld(false)}
      >
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            held={held}
            onTimeUp={onDismiss}
            onLeave={leave}
          />
        ))}
      </div>
    </section>
  );
}

interface ToastCardProps {
  toast: ShownToast;
  /** The toasts are hovered or have the focus: none may disappear. */
  held: boolean;
  onTimeUp: (id: number) => void;
  onLeave: (id: number) => void;
}

function ToastCard({ toast, held, onTimeUp, onLeave }: ToastCardProps) {
  const { id, message, tone = "success", action, progress } = toast;
  const stays = held || tone === "error" || progress !== undefined;
  useEffect(() => {
    const wait = () =>
      setTimeout(() => {
        // Not visible behind a dialog: wait again.
        if (document.querySelector("dialog:modal")) timer = wait();
        else onTimeUp(id);
      }, SHOWN_MS);
    let timer = stays ? undefined : wait();
    return () => clearTimeout(timer);
  }, [stays, id, onTimeUp]);

  return (
    <div className={styles.toast} data-tone={tone}>
      {progress ? <Spinner /> : tone === "error" ? <OctagonAlertIcon /> : <CircleCheckIcon />}
      {progress ? <ToastProgress of={progress} /> : <p className={styles.message}>{message}</p>}
      <div className={styles.actions}>
        {action && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              onLeave(id);
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton
          label={m.ui_dismiss()}
          icon={<XIcon />}
          tooltip={false}
          onClick={() => onLeave(id)}
        />
      </div>
    </div>
  );
}

function ToastProgress({ of }: { of: Store<Progress> }) {
  const id = useId();
  const { message, done, total } = useStore(of);
  return (
    <div className={styles.message}>
      <p id={id}>{message}</p>
      <progress aria-labelledby={id} {...(done !== undefined && { value: done, max: total })} />
    </div>
  );
}
