import type { MouseEvent, ReactNode } from "react";
import styles from "./button.module.css";
import type { NativeProps } from "./native.ts";
import { Spinner } from "./spinner.tsx";

interface Look {
  /** `primary` once per screen, `danger` for what cannot be undone, `quiet` inside rows and bars. */
  variant?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  size?: "medium" | "small" | undefined;
}

/** The look of a button for a link that goes somewhere: `<a {...buttonLook()} href="…">`. */
export const buttonLook = ({ variant = "secondary", size = "medium" }: Look = {}) => ({
  className: styles.button,
  "data-variant": variant,
  "data-size": size,
});

type ButtonProps = NativeProps<"button"> &
  Look & {
    icon?: ReactNode;
    /** What the button is doing ("Saving…"). While it is set, presses do nothing. */
    busy?: string | false | undefined;
  };

/**
 * A native button. A busy one keeps its focus and says what it is doing in place of its label.
 * Safari on a Mac focuses a pressed button only where a `tabindex` is written down, as here: a
 * dialog that it opens could not give the focus back to it.
 */
export function Button({ variant, size, icon, busy, children, onClick, ...native }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      tabIndex={0}
      {...native}
      {...buttonLook({ variant, size })}
      {...(busy && { "aria-disabled": true })}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      <span>{busy || children}</span>
    </button>
  );
}
