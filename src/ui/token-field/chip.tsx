import { TriangleAlertIcon, XIcon } from "lucide-react";
import type { KeyboardEvent } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./chip.module.css";

interface ChipProps {
  label: string;
  warning?: string;
  onRemove: () => void;
  /** Called before a letter is typed that is meant for the box: what has the focus then, gets it. */
  onType?: () => void;
}

/** A chosen value with a button that takes it away. */
export function Chip({ label, warning, onRemove, onType }: ChipProps) {
  return (
    <span className={styles.chip} {...(warning && { "data-warning": "", title: warning })}>
      {warning && <TriangleAlertIcon />}
      <span>{label}</span>
      {warning && <VisuallyHidden>{`(${warning})`}</VisuallyHidden>}
      <button
        type="button"
        className={styles.remove}
        aria-label={m.fields_remove_token({ token: label })}
        onClick={onRemove}
        onKeyDown={(event) => {
          // Not a key that was held too long in the box after it.
          if (event.repeat) return;
          if (event.key === "Backspace" || event.key === "Delete") onRemove();
          else if (isText(event)) onType?.();
        }}
      >
        <XIcon />
      </button>
    </span>
  );
}

/** Whether a key types something; a space presses the button. */
const isText = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  (key === "Dead" || /^[^\s]$/u.test(key)) && !ctrlKey && !altKey && !metaKey;
