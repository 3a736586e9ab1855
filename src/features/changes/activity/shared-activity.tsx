import { HistoryIcon } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { linkOptions, useSearch } from "@tanstack/react-router";
import type { Activity } from "#contract/history.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { InLanguage } from "#src/jobs/job/display/in-language.tsx";
import { writerOf } from "#src/jobs/job/display/origin-words.ts";
import { QueryError } from "#src/jobs/job/display/query-error.tsx";
import type { ChangeSet } from "#src/jobs/writes/change-set.ts";
import { activityQueries } from "#src/jobs/requests/activity-queries.ts";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { type Column, DataTable } from "#src/ui/data/data-table.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { Pagination } from "#src/ui/navigation/pagination.tsx";
import { Counted, Event, ToJobs, UndoSet } from "../shared/activity-parts.tsx";
import { SetState } from "../shared/set-state.tsx";
import styles from "../shared/activity-page.module.css";
import { isUndone, UndoneBadge } from "../shared/undone-badge.tsx";
import { When } from "../shared/when.tsx";
import { type ActivityRow, activityRows, beganAt, isOpen } from "./activity-rows.ts";
import { activityOutcome, activityTitle } from "../shared/activity-words.ts";
import { SourceIcon } from "./source-icon.tsx";
import { UndoActivity } from "../shared/undo-activity.tsx";

const COLUMNS: Column<ActivityRow>[] = [
  {
    id: "what",
    header: m.activity_column_what(),
    kind: "lead",
    size: "l",
    cell: (row) => <What {...row} />,
  },
  {
    id: "who",
    header: m.activity_column_who(),
    size: "m",
    cell: ({ activity }) => (activity ? writerOf(activity) : m.activity_here()),
  },
  {
    id: "when",
    header: m.activity_column_when(),
    size: "m",
    cell: (row) => <When at={beganAt(row)} />,
  },
];

const UNDO: Column<ActivityRow> = {
  id: "undo",
  header: m.change_undo(),
  control: <VisuallyHidden>{m.change_undo()}</VisuallyHidden>,
  cell: ({ activity, set }) => {
    if (activity && isUndone(activity)) return null;
    if (set) return <UndoSet set={set} activity={activity} />;
    return activity && <UndoActivity activity={activity} variant="quiet" />;
  },
};

/**
 * What everyone of the employer did, from any browser.
 * @param sets of this browser
 */
export function SharedActivity({ sets }: { sets: readonly ChangeSet[] | undefined }) {
  const { page = 1 } = useSearch({ from: "/activity" });
  const query = useQuery(activityQueries.list(page));
  const readOnly = useReadOnly();
  const { data, isPending, isError, isPlaceholderData } = query;
  const rows = sets && (data || isError) ? activityRows(data?.data ?? [], sets, page) : [];
  if (data && sets && rows.length === 0 && page === 1)
    return (
      <EmptyState icon={<HistoryIcon />} title={m.activity_empty_title()} actions={<ToJobs />}>
        {m.activity_shared_empty()}
      </EmptyState>
    );
  return (
    <>
      {isError && <QueryError title={m.activity_failed()} query={query} />}
      <p>{m.activity_shared_hint()}</p>
      {(!isError || rows.length > 0) && (
        <DataTable
          caption={m.activity_title()}
          columns={readOnly ? COLUMNS : [...COLUMNS, UNDO]}
          rows={rows}
          rowKey={({ activity, set }) => set?.id ?? activity?.id ?? ""}
          busy={isPlaceholderData}
          skeletonRows={isPending || !sets ? 5 : 0}
        />
      )}
      {data && data.paging.pages > 1 && (
        <Pagination
          {...data.paging}
          page={page}
          busy={isPlaceholderData}
          linkOf={(target) =>
            linkOptions({ to: "/activity", search: target === 1 ? {} : { page: target } })
          }
        />
      )}
    </>
  );
}

/** This browser's own words of what it is still sending, or knows alone. */
function What({ activity, set }: ActivityRow) {
  if (set && (!activity || isOpen(set)))
    return (
      <Event set={set}>
        <State set={set} />
      </Event>
    );
  return (
    activity && (
      <div className={styles.event}>
        <SourceIcon source={activity.through} />
        <div>
          <ActivityLink activity={activity} set={set} />
          <span className={styles.outcome}>{activityOutcome(activity)}</span>
          {activity.undone ? (
            <UndoneBadge activity={activity} />
          ) : (
            set && <State set={set} unlessDone />
          )}
        </div>
      </div>
    )
  );
}

/** `unlessDone`: nothing of what is done, as all is that colleagues have done. */
const State = ({ set, unlessDone }: { set: ChangeSet; unlessDone?: boolean }) => (
  <Counted id={set.id}>
    {(counts) =>
      (!unlessDone || set.state !== "done" || Boolean(counts.undone)) && (
        <SetState set={set} counts={counts} />
      )
    }
  </Counted>
);

/** To what became of each job: of this browser's own change set, also of those that were not written. */
function ActivityLink({ activity, set }: { activity: Activity; set: ChangeSet | undefined }) {
  const title = activityTitle(activity);
  return set ? (
    <Link to="/changes/$changeSetId" params={{ changeSetId: set.id }}>
      <InLanguage>{title}</InLanguage>
    </Link>
  ) : (
    <Link to="/activity/$activityId" params={{ activityId: activity.id }}>
      <InLanguage>{title}</InLanguage>
    </Link>
  );
}
