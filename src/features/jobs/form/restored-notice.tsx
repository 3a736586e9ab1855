import { text } from "#src/lib/text/form-text.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";

/** Says that the form shows what was typed before the page was closed, and offers to start over. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      actions={
        <Button size="small" onClick={onDiscard}>
          {text.jobForm.discard}
        </Button>
      }
    >
      <p role="status">{text.jobForm.restored}</p>
    </Notice>
  );
}
