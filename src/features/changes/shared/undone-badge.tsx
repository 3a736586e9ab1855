import { Undo2Icon } from "lucide-react";
import type { Activity } from "#contract/history.ts";
import type { ItemCounts } from "#src/jobs/writes/change-set.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Badge } from "#src/ui/data/badge.tsx";
import { Link } from "#src/ui/navigation/link.tsx";

/** Whether each of its jobs was taken back, by whichever browser. */
export const isUndone = ({ undone, jobs }: Activity): boolean => undone?.jobs === jobs.total;

/** Whether this browser has taken all of a change set back, and another one has taken that back. */
export const isDoneAgain = (activity: Activity, { stored = 0, undone = 0 }: ItemCounts): boolean =>
  stored === 0 && undone > 0 && !isUndone(activity);

/** Who took an activity back, and how much of it; leads to what did. */
export function UndoneBadge({ activity }: { activity: Activity }) {
  const { undone, jobs } = activity;
  if (!undone) return null;
  const who = undone.by ?? m.change_unnamed_key();
  return (
    <div>
      <Badge icon={<Undo2Icon />}>
        <Link to="/activity/$activityId" params={{ activityId: undone.activity }}>
          {isUndone(activity)
            ? m.change_undone_by({ who })
            : m.change_partly_undone_by({ who, count: undone.jobs, total: jobs.total })}
        </Link>
      </Badge>
    </div>
  );
}
