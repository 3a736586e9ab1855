import { text } from "#src/lib/text/field-text.ts";
import styles from "./chip.module.css";
import { CloseIcon } from "./icons.tsx";

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
        onKeyDown={({ key }) => (key === "Backspace" || key === "Delete") && onRemove()}
      >
        <CloseIcon />
      </button>
    </span>
  );
}
