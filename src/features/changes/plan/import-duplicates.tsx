import { m } from "#src/i18n/paraglide/messages.js";
import { Button } from "#src/ui/actions/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";

interface ImportDuplicatesProps {
  /** Rows that look like existing postings. */
  count: number;
  choice: "match" | "create" | undefined;
  onChoose: (choice: "match" | "create") => void;
}

/** Asks whether rows that would create postings which exist change those; the other answer stays in reach. */
export function ImportDuplicates({ count, choice, onChoose }: ImportDuplicatesProps) {
  return (
    <Notice
      tone={choice === undefined ? "warning" : "info"}
      actions={
        <>
          {choice !== "match" && (
            <Button ref={restoreFocusOnUnmount} size="small" onClick={() => onChoose("match")}>
              {m.import_twins_match()}
            </Button>
          )}
          {choice !== "create" && (
            <Button ref={restoreFocusOnUnmount} size="small" onClick={() => onChoose("create")}>
              {m.import_twins_create()}
            </Button>
          )}
        </>
      }
    >
      {m.import_twins({ count })}
    </Notice>
  );
}
