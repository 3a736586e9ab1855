import { useEffect, useEffectEvent, useState } from "react";
import { ApiError, hasServiceStatus } from "#src/lib/api/api-error.ts";
import { connection, isLost } from "#src/lib/connection/connection.ts";
import { useStore } from "#src/lib/state/store.ts";
import { DeletedJobLink } from "#src/jobs/job/display/deleted-job-link.tsx";
import { messageOf } from "#src/i18n/error-message.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Button } from "#src/ui/actions/button.tsx";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import type { SaveAction, SaveFailure } from "./save-flow.ts";

/** Limits of automatic retries after a 429, in seconds and in a row. */
const MAX_WAIT_S = 60;
const DEFAULT_WAIT_S = 5;
const MAX_WAITS = 3;

interface SaveProblemProps {
  failure: SaveFailure;
  /** The id of the job, if it was deleted. */
  deleted: number | undefined;
  /** The action of the save under way, if any. */
  saving: SaveAction | undefined;
  /** Whether the form still holds the values that failed. */
  isUnchanged: () => boolean;
  onSave: (action: SaveAction) => void;
}

/** Why the job is not saved and how to retry, beside the buttons. */
export function SaveProblem({ failure, deleted, saving, isUnchanged, onSave }: SaveProblemProps) {
  const { action, error, elsewhere } = failure;
  const { status, requestId } = error instanceof ApiError ? error : {};
  const connectionState = useStore(connection);
  // Once a lost connection is back, it is no longer the reason to show.
  const [lostWith, setLostWith] = useState<SaveFailure>();
  if (lostWith !== failure && status === 0 && isLost(connectionState)) setLostWith(failure);
  const isBack = lostWith === failure && connectionState === "reached";
  const wait = waitOf(failure);
  // Applies to this failure only.
  const [manual, setManual] = useState<SaveFailure>();
  const retries = wait !== undefined && manual !== failure && saving === undefined;
  // Never sends edits that the person has not saved.
  const onTimeUp = () => (isUnchanged() ? onSave(action) : setManual(failure));

  if (deleted !== undefined) {
    return (
      <Notice
        tone="error"
        title={m.job_form_gone_title()}
        actions={
          <Button
            size="small"
            busy={saving && m.job_form_saving()}
            onClick={() => onSave("recreate")}
          >
            {m.job_form_save_as_new()}
          </Button>
        }
      >
        <p>{m.job_form_gone()}</p>
        <DeletedJobLink id={deleted} />
      </Notice>
    );
  }
  return (
    <Notice
      tone="error"
      title={m.job_form_failed_title()}
      actions={
        <>
          {retries && (
            <Button
              ref={restoreFocusOnUnmount}
              size="small"
              variant="quiet"
              onClick={() => setManual(failure)}
            >
              {m.job_form_send_later()}
            </Button>
          )}
          {canRetry(status) && (
            <Button
              size="small"
              busy={saving && m.job_form_saving()}
              onClick={() => onSave(action)}
            >
              {retries ? m.job_form_send_now() : m.ui_retry()}
            </Button>
          )}
        </>
      }
    >
      <p key={failure.turn}>
        {`${isBack ? m.connection_back() : reasonOf(error)} ${m.job_form_failed_kept()}`}
      </p>
      {retries && <RetryCountdown seconds={wait} onTimeUp={onTimeUp} />}
      {requestId !== undefined && <p>{m.errors_request_id({ id: requestId })}</p>}
      {elsewhere.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}

interface RetryCountdownProps {
  seconds: number;
  onTimeUp: () => void;
}

/** Counts down to the retry: announced once, shown every second. */
function RetryCountdown({ seconds, onTimeUp }: RetryCountdownProps) {
  const [left, setLeft] = useState(seconds);
  const timeUp = useEffectEvent(onTimeUp);
  useEffect(() => {
    const until = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const remaining = Math.ceil((until - Date.now()) / 1000);
      setLeft(Math.max(0, remaining));
      if (remaining > 0) return;
      clearInterval(timer);
      timeUp();
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <p>
      <span aria-hidden="true">{m.job_form_sent_again_in({ seconds: left })}</span>
      <VisuallyHidden>{m.job_form_sent_again_in({ seconds })}</VisuallyHidden>
    </p>
  );
}

const reasonOf = (error: unknown) =>
  hasServiceStatus(error, 412) ? m.merge_still_moving() : messageOf(error);

/** Whether the same request can succeed later; these statuses need other values. */
const canRetry = (status: number | undefined) =>
  status === undefined || ![400, 409, 413, 422].includes(status);

/** Seconds until the automatic retry of a 429, which is safe as the service has not read the request. */
function waitOf({ error, waits }: SaveFailure): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 429 || waits > MAX_WAITS) return undefined;
  const { retryAfter = DEFAULT_WAIT_S } = error;
  return retryAfter <= MAX_WAIT_S ? Math.max(1, retryAfter) : undefined;
}
