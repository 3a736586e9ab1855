import { text } from "#src/lib/text/field-text.ts";
import { Button } from "./button.tsx";
import { Spinner } from "./spinner.tsx";
import styles from "./suggestion-note.module.css";

export type SuggestionStatus = "ready" | "pending" | "failed";

type SuggestionNoteProps = {
  status: SuggestionStatus;
  empty: boolean;
  onRetry: (() => void) | undefined;
};

/** What stands under or in place of the suggestions. */
export function SuggestionNote({ status, empty, onRetry }: SuggestionNoteProps) {
  if (status === "pending") {
    return (
      <p className={styles.note}>
        <Spinner />
        {text.ui.loading}
      </p>
    );
  }
  if (status === "failed") {
    return (
      // The press must not take the focus, and with it the panel, away.
      <div
        role="presentation"
        className={styles.note}
        onMouseDown={(event) => event.preventDefault()}
      >
        {text.fields.suggestionsFailed}
        {onRetry && (
          <Button size="small" onClick={onRetry}>
            {text.ui.retry}
          </Button>
        )}
      </div>
    );
  }
  return empty && <p className={styles.note}>{text.fields.noSuggestions}</p>;
}
