import { CalendarDaysIcon, CalendarPlusIcon } from "lucide-react";
import type { Job } from "#contract/job.ts";
import { longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { useToday } from "#src/lib/time/use-today.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { useStatusChange } from "#src/jobs/actions/use-status-change.ts";
import { EXTENSION_DAYS, isClosed } from "#contract/job-dates.ts";
import { usePendingChanges } from "#src/jobs/writes/under-way.ts";

/** Says that a posting is past its close date, and extends it. */
export function ClosedNotice({ job }: { job: Job }) {
  const { extend, chooseCloseDate } = useStatusChange();
  const readOnly = useReadOnly();
  const shown = { ...job, ...usePendingChanges().get(job.id) };
  if (!isClosed(shown, useToday())) return null;
  return (
    <Notice
      tone="warning"
      title={m.job_closed_title()}
      actions={
        !readOnly && (
          <>
            <Button
              ref={restoreFocusOnUnmount}
              size="small"
              icon={<CalendarPlusIcon />}
              onClick={() => void extend(job)}
            >
              {m.job_extend_by({ days: EXTENSION_DAYS })}
            </Button>
            <Button
              ref={restoreFocusOnUnmount}
              size="small"
              icon={<CalendarDaysIcon />}
              onClick={() => void chooseCloseDate(job)}
            >
              {m.job_choose_close_date()}
            </Button>
          </>
        )
      }
    >
      <p>{m.job_closed_text({ closed: longDate(job.closeDate ?? "") })}</p>
    </Notice>
  );
}
