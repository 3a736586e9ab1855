import { useRef, useState } from "react";
import { addDays } from "#contract/calendar-date.ts";
import type { JobHeader } from "#contract/job.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { longDate, shortDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { statusNames } from "#src/i18n/names.ts";
import { restorableDays } from "#src/lib/session/key-headers.ts";
import { today } from "#src/lib/time/service-clock.ts";
import { outbox } from "#src/lib/connection/outbox.ts";
import { useUnmounted } from "#src/ui/actions/use-unmounted.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { ConfirmDialog } from "#src/ui/dialogs/confirm-dialog.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { placeOf } from "#contract/job-places.ts";
import { briefTitleOf, titleOf } from "../job/display/job-text.ts";
import { useReadinessFacts } from "../check/facts.ts";
import { losesRecord } from "../check/loses-record.ts";
import { publishedOn } from "#contract/job-dates.ts";
import { useJob } from "../requests/queries.ts";
import { mayRetry, type Outcome } from "../writes/outcome.ts";
import { buttonWrite, nextTry, type SingleWrite } from "../writes/single-write.ts";
import styles from "./delete-job-dialog.module.css";
import { failedToast, jobToastKey } from "./job-messages.ts";
import { useRestore } from "./use-restore.ts";
import { useWrite } from "./use-write.ts";

interface DeleteJobDialogProps {
  job: JobHeader;
  onDeleted: () => void;
  onCancel: () => void;
  /** For a posting of which a copy has to be kept. */
  onArchive: () => void;
}

/**
 * Confirms a deletion and deletes only the version that it shows: after a 412 it shows the newer one
 * and asks again. Closing it does not cancel the request; a toast shows the outcome.
 */
export function DeleteJobDialog({ job, onDeleted, onCancel, onArchive }: DeleteJobDialogProps) {
  const toasts = useToasts();
  const { mutateAsync, isPending, data: outcome } = useWrite();
  const { data: known, isFetching, refetch } = useJob(job.id);
  // The first version that is shown: the person has not confirmed a later one.
  const [seen, setSeen] = useState(known);
  if (!seen && known && !isFetching) setSeen(known);
  const shown = seen?.job ?? job;
  const { facts } = useReadinessFacts();
  const days = restorableDays(shown);
  const restore = useRestore();

  /** After a failure, where the dialog still shows what it deletes. */
  const next = useRef<SingleWrite>(undefined);
  const closed = useUnmounted();
  // A ref, as a second press may come before the next render.
  const busy = useRef(false);

  const failureOf = (failed: Outcome) =>
    failed.state === "changedSince"
      ? m.job_delete_changed()
      : "error" in failed
        ? notDeleted(failed.error)
        : undefined;
  const notDeleted = (failure: unknown) =>
    m.job_not_deleted({ title: briefTitleOf(shown), reason: messageOf(failure) });
  const remove = async () => {
    if (busy.current) return;
    busy.current = true;
    const write = next.current ?? buttonWrite(shown, { kind: "delete" }, seen);
    const outcome = await mutateAsync({ write });
    busy.current = false;
    if (outcome.state === "stored" || outcome.state === "gone") {
      const deletion = outcome.state === "stored" ? outcome.deletion : null;
      outbox.remove(jobToastKey(job.id));
      toasts.show({
        dedupeKey: jobToastKey(job.id),
        message: m.job_deleted({ title: briefTitleOf(shown) }),
        // What was gone already is not this person's to restore.
        ...(days !== null &&
          deletion != null && {
            action: { label: m.job_undo(), run: () => void restore(shown, deletion) },
          }),
      });
      onDeleted();
      return;
    }
    next.current = mayRetry(outcome) ? nextTry(write, outcome) : undefined;
    const { error } = outcome;
    if (closed.current)
      toasts.show(failedToast(job, notDeleted(error), error, () => void remove()));
    else if (outcome.state === "changedSince") setSeen((await refetch()).data);
  };
  return (
    <ConfirmDialog
      title={m.job_delete_title({ title: titleOf(shown) })}
      confirm={m.job_delete()}
      busy={(!seen && isFetching && m.ui_loading()) || (isPending && m.job_deleting())}
      error={outcome && failureOf(outcome)}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    >
      <p className={styles.which}>{factsOf(shown)}</p>
      <p>
        {[
          days === null
            ? m.job_delete_text()
            : m.job_delete_text_trash({ until: longDate(addDays(today(), days)) }),
          shown.status === "active" && m.job_delete_active_text(),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      {losesRecord(shown, facts) && (
        <Notice
          tone="warning"
          actions={
            shown.status === "active" && (
              <Button size="small" onClick={onArchive}>
                {m.change_archive_instead()}
              </Button>
            )
          }
        >
          {m.readiness_keep_record()}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

/** The facts that distinguish jobs with the same title. */
function factsOf(job: JobHeader): string {
  const { status, referenceId, locations } = job;
  const published = publishedOn(job);
  return [
    statusNames[status](),
    referenceId !== null && m.jobs_reference_id({ id: referenceId }),
    ...locations.map(placeOf),
    published === null ? m.jobs_not_published() : shortDate(published),
  ]
    .filter(Boolean)
    .join(" · ");
}
