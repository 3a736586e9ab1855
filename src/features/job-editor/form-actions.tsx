import type { ReactNode } from "react";
import { text } from "#src/i18n/text.ts";
import { BottomBar } from "#src/ui/bottom-bar.tsx";
import { Button } from "#src/ui/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/restore-focus-on-unmount.ts";
import { CancelLink } from "./cancel-link.tsx";
import type { SaveAction } from "./save/save-action.ts";

const words = text.jobForm;

interface FormActionsProps {
  /** The job that is edited; none on a new one. */
  id: number | undefined;
  saving: SaveAction | undefined;
  onPublish: () => void;
  /** What stands in the way of saving. */
  problem: ReactNode;
}

/**
 * The way out of the form, always in sight. Enter in a field presses the form's own button: it
 * keeps a draft or saves the changes, and never publishes by accident.
 */
export function FormActions({ id, saving, onPublish, problem }: FormActionsProps) {
  const isNew = id === undefined;
  return (
    <BottomBar problem={problem}>
      <CancelLink id={id} />
      <Button
        type="submit"
        variant={isNew ? "secondary" : "primary"}
        busy={isNew ? saving === "draft" && words.savingDraft : saving && words.saving}
      >
        {isNew ? words.saveDraft : words.saveChanges}
      </Button>
      {isNew && (
        <Button
          // It goes once a lost answer has turned out to be a job.
          ref={restoreFocusOnUnmount}
          variant="primary"
          busy={saving === "publish" && text.job.publishing}
          onClick={onPublish}
        >
          {text.job.publish}
        </Button>
      )}
    </BottomBar>
  );
}
