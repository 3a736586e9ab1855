import { TriangleAlertIcon, XIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./chip.module.css";

interface ChipProps {
  label: string;
  warning?: string;
  onRemove: () => void;
}

/** A chosen value with a button that takes it away. */
export function Chip({ label, warning, onRemove }: ChipProps) {
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
        // Not a key that was held too long in the box after it.
        onKeyDown={({ key, repeat }) =>
          !repeat && (key === "Backspace" || key === "Delete") && onRemove()
        }
      >
        <XIcon />
      </button>
    </span>
  );
}
