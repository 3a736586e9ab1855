import type { Activity } from "#contract/history.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useStartChangeSet } from "#src/jobs/actions/changes/use-start-change-set.ts";
import { isByService } from "#src/jobs/job/display/origin-words.ts";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { activityTitle, undoName } from "./activity-words.ts";

interface UndoActivityProps {
  activity: Activity;
  variant?: "quiet";
}

/** Leads to the dry run that takes back what somebody did; not what the service did by itself. */
export function UndoActivity({ activity, ...look }: UndoActivityProps) {
  const { mutate, isPending } = useStartChangeSet();
  if (useReadOnly() || isByService(activity.through)) return null;
  const { id, changeSet, jobs } = activity;
  const action = {
    kind: "undo",
    changeSet: changeSet?.id ?? `activity-${id}`,
    activity: { id, text: activityTitle(activity), jobs: jobs.total },
  } as const;
  return (
    <Button
      size="small"
      {...look}
      aria-label={isPending ? undefined : undoName(activity)}
      busy={isPending && m.selection_preparing()}
      onClick={() => mutate({ action, chosen: [] })}
    >
      {m.change_undo()}
    </Button>
  );
}
