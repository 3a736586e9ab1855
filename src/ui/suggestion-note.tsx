import { text } from "#src/lib/text/field-text.ts";
import { Spinner } from "./spinner.tsx";
import styles from "./suggestion-note.module.css";

export type SuggestionStatus = "ready" | "pending" | "failed";

type SuggestionNoteProps = { status: SuggestionStatus; empty: boolean };

/** What stands under or in place of the suggestions. */
export function SuggestionNote({ status, empty }: SuggestionNoteProps) {
  if (status === "pending") {
    return (
      <p className={styles.note}>
        <Spinner />
        {text.ui.loading}
      </p>
    );
  }
  if (status === "failed") return <p className={styles.note}>{text.fields.suggestionsFailed}</p>;
  return empty && <p className={styles.note}>{text.fields.noSuggestions}</p>;
}
