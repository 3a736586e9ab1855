import { m } from "#src/i18n/paraglide/messages.js";
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
        {m.ui_loading()}
      </p>
    );
  }
  return empty && <p className={styles.note}>{m.fields_no_suggestions()}</p>;
}
