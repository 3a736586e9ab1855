import type { ReactNode } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { BottomBar } from "#src/ui/layout/bottom-bar.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import type { FindingCounts } from "#src/jobs/check/panel/finding-counts.ts";
import { ErrorsLink } from "#src/jobs/check/panel/errors-link.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { CancelLink } from "./cancel-link.tsx";
import type { SaveAction } from "./save/save-flow.ts";

interface FormActionsProps {
  /** The job that is edited; undefined for a new job. */
  id: number | undefined;
  isDraft: boolean;
  saving: SaveAction | undefined;
  /** Of the job check; undefined for a form in which nothing is written. */
  findingCounts: FindingCounts | undefined;
  onPublish: () => void;
  /** Why the last save failed. */
  problem: ReactNode;
}

/**
 * The form's buttons, always visible. The submit button saves a draft or the changes, so that Enter in
 * a field never publishes.
 */
export function FormActions({
  id,
  isDraft,
  saving,
  findingCounts,
  onPublish,
  problem,
}: FormActionsProps) {
  const isNew = id === undefined;
  const publishable = isNew || isDraft;
  const saves = saving !== undefined && saving !== "publish";
  return (
    <BottomBar problem={problem} status={<ErrorsLink counts={findingCounts} />}>
      <CancelLink id={id} />
      <Button
        type="submit"
        variant={publishable ? "secondary" : "primary"}
        busy={saves && (isNew ? m.job_form_saving_draft() : m.job_form_saving())}
      >
        {isNew ? m.job_form_save_draft() : m.job_form_save_changes()}
      </Button>
      {publishable && (
        <Button
          // Removed once the job turns out to be published.
          ref={restoreFocusOnUnmount}
          variant="primary"
          busy={saving === "publish" && m.job_publishing()}
          onClick={onPublish}
        >
          {m.job_publish()}
        </Button>
      )}
    </BottomBar>
  );
}
