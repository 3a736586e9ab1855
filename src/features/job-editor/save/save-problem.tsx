import { useState } from "react";
import { ApiError, hasStatus } from "#src/lib/api/api-error.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { connection, isLost } from "#src/lib/connection/connection.ts";
import { useStore } from "#src/lib/store.ts";
import { text } from "#src/i18n/text.ts";
import { Button } from "#src/ui/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/restore-focus-on-unmount.ts";
import { Notice } from "#src/ui/notice.tsx";
import { RetryActions } from "./retry-actions.tsx";
import type { SaveAction } from "./save-action.ts";
import type { SaveFailure } from "./use-save-attempt.ts";

const words = text.jobForm;

/**
 * How many seconds it waits at most before it sends again unasked, and how many where the service
 * names none; and how often in a row.
 */
const LONGEST_WAIT_S = 60;
const USUAL_WAIT_S = 5;
const WAITS = 3;

interface SaveProblemProps {
  failure: SaveFailure;
  /** There is no job to change any more. */
  gone: boolean;
  /** What is being tried, while it is. */
  saving: SaveAction | undefined;
  /** Whether the form still holds what was sent. */
  asSent: () => boolean;
  onSave: (action: SaveAction) => void;
}

/** Why the job is not saved, that nothing is lost, and the way on. Stands beside the buttons. */
export function SaveProblem({ failure, gone, saving, asSent, onSave }: SaveProblemProps) {
  const { action, error, elsewhere } = failure;
  const { status, requestId } = error instanceof ApiError ? error : {};
  const reach = useStore(connection);
  // Where the service was known to be away and is back, that is no longer the reason to show.
  const [away, setAway] = useState<SaveFailure>();
  if (away !== failure && status === 0 && isLost(reach)) setAway(failure);
  const isBack = away === failure && reach === "reached";
  const wait = waitOf(failure);
  // A decision about this failure, not about the next one.
  const [byHand, setByHand] = useState<SaveFailure>();
  const again = wait !== undefined && byHand !== failure && saving === undefined;
  // What was typed since, nobody has asked to send yet.
  const timeUp = () => (asSent() ? onSave(action) : setByHand(failure));

  if (gone) {
    return (
      <Notice
        tone="error"
        title={words.goneTitle}
        actions={
          <Button size="small" busy={saving && words.saving} onClick={() => onSave("recreate")}>
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
        <>
          {again && (
            <Button
              ref={restoreFocusOnUnmount}
              size="small"
              variant="quiet"
              onClick={() => setByHand(failure)}
            >
              {words.sendLater}
            </Button>
          )}
          {canBeTriedAgain(status) && (
            <Button size="small" busy={saving && words.saving} onClick={() => onSave(action)}>
              {again ? words.sendNow : text.ui.retry}
            </Button>
          )}
        </>
      }
    >
      <p key={failure.turn}>
        {isBack ? words.back : reasonOf(error)} {words.failedKept}
      </p>
      {again && <RetryActions after={wait} onTimeUp={timeUp} />}
      {requestId !== undefined && <p>{text.errors.requestId(requestId)}</p>}
      {elsewhere.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}

const reasonOf = (error: unknown) =>
  hasStatus(error, 412) ? text.merge.stillMoving : messageOf(error);

/** What the service refused as it is, it refuses again: the form has to change first. */
const canBeTriedAgain = (status: number | undefined) =>
  status === undefined || ![400, 409, 413, 422].includes(status);

/** Seconds after which it may be sent again unasked: it was refused unread (429), so that is safe. */
function waitOf({ error, waits }: SaveFailure): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 429 || waits > WAITS) return undefined;
  const { retryAfter = USUAL_WAIT_S } = error;
  return retryAfter <= LONGEST_WAIT_S ? Math.max(1, retryAfter) : undefined;
}
