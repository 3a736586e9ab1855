import { text } from "#src/i18n/text.ts";
import { Spinner } from "../feedback/spinner.tsx";
import styles from "./suggestion-note.module.css";

interface SuggestionNoteProps {
  pending: boolean;
  empty: boolean;
}

/** The loading or empty state of the suggestions. */
export function SuggestionNote({ pending, empty }: SuggestionNoteProps) {
  if (pending) {
    return (
      <p className={styles.note}>
        <Spinner />
        {text.ui.loading}
      </p>
    );
  }
  return empty && <p className={styles.note}>{text.fields.noSuggestions}</p>;
}
