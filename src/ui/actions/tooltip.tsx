import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./tooltip.module.css";

/** Long enough that crossing a toolbar does not flicker. */
const HOVER_DELAY_MS = 400;

interface TooltipProps {
  text: string;
  shortcut?: string | undefined;
  /** The control, which carries the same words as its accessible name. */
  children: ReactNode;
}

/**
 * Shows a control's name on hover or keyboard focus. It can be pointed at, and Escape hides it
 * (WCAG 1.4.13). Hidden from assistive technology, which has the name already.
 */
export function Tooltip({ text, shortcut, children }: TooltipProps) {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const hover = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    timer.current = setTimeout(() => setShown(true), HOVER_DELAY_MS);
  };
  return (
    <span
      role="presentation"
      className={styles.anchor}
      onPointerEnter={hover}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(":focus-visible") && setShown(true)}
      onBlur={hide}
      onKeyDown={(event) => event.key === "Escape" && hide()}
    >
      {/* oxlint-disable-next-line house/text-beside-conditionals -- a control, not text */}
      {children}
      {shown && (
        <span className={styles.tip} aria-hidden="true">
          <span className={styles.bubble}>
            <span>{text}</span>
            {shortcut && <span className={styles.shortcut}>{shortcut}</span>}
          </span>
        </span>
      )}
    </span>
  );
}
