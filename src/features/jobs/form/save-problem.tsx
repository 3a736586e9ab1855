import { ApiError, messageOf } from "#src/lib/api-error.ts";
import { text } from "#src/lib/text/form-text.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import type { Intent, SaveFailure } from "./use-job-saving.ts";

const words = text.jobForm;

type SaveProblemProps = {
  failure: SaveFailure;
  /** What is being tried, while it is. */
  saving: Intent | undefined;
  onSave: (intent: Intent) => void;
};

/** Why the job is not saved, that nothing is lost, and the way on. Stands beside the buttons. */
export function SaveProblem({ failure, saving, onSave }: SaveProblemProps) {
  const { intent, error, elsewhere } = failure;
  const { status, requestId } = error instanceof ApiError ? error : {};

  if (intent === "changes" && status === 404) {
    return (
      <Notice
        tone="error"
        title={words.goneTitle}
        actions={
          <Button size="small" busy={saving && words.saving} onClick={() => onSave("draft")}>
            {words.saveAsNew}
          </Button>
        }
      >
        {words.gone}
      </Notice>
    );
  }
  return (
    <Notice
      tone="error"
      title={words.failedTitle}
      actions={
        canBeTriedAgain(status) && (
          <Button size="small" busy={saving && words.saving} onClick={() => onSave(intent)}>
            {words.retry}
          </Button>
        )
      }
    >
      <p>
        {status === 412 ? text.merge.stillMoving : messageOf(error)} {words.failedKept}
      </p>
      {requestId !== undefined && <p>{text.errors.requestId(requestId)}</p>}
      {elsewhere.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}

/** What the service refused as it is, it refuses again: the form has to change first. */
const canBeTriedAgain = (status: number | undefined) =>
  status === undefined || ![400, 409, 413, 422].includes(status);
