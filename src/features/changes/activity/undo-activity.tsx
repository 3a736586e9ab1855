import type { Activity } from "#contract/history.ts";
import { localTime } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useStartChangeSet } from "#src/jobs/changes/use-start-change-set.ts";
import { isByService, writerOf } from "#src/jobs/display/origin-words.ts";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { activityTitle } from "./activity-words.ts";

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
      aria-label={isPending ? undefined : undoLabel(activity)}
      busy={isPending && m.selection_preparing()}
      onClick={() => mutate({ action, chosen: [] })}
    >
      {m.change_undo()}
    </Button>
  );
}

/** Of edits one by one, only who and when tells them apart. */
const undoLabel = (activity: Activity) =>
  m.change_do_undo({
    what: [activityTitle(activity), writerOf(activity), localTime(Date.parse(activity.first))].join(
      " · ",
    ),
  });
