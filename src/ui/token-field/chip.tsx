import { XIcon } from "lucide-react";
import { text } from "#src/i18n/text.ts";
import styles from "./chip.module.css";

interface ChipProps {
  label: string;
  onRemove: () => void;
}

/** A chosen value with a button that takes it away. */
export function Chip({ label, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      {label}
      <button
        type="button"
        className={styles.remove}
        aria-label={text.fields.removeToken(label)}
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
