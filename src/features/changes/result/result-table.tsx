import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import type { ChangeItem, ChangeSet, ItemCounts } from "#src/jobs/writes/change-set.ts";
import { WRITE_STATES, type WriteState } from "#src/jobs/writes/write.ts";
import { changedJob, NEW_JOB } from "#src/jobs/job/fields/job-body.ts";
import { changeSetStore } from "#src/jobs/writes/change-set-store.ts";
import { useLastSearch } from "#src/jobs/list/last-search.ts";
import { selection } from "#src/jobs/list/selection.ts";
import { useStored } from "#src/lib/database/use-stored.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { ChangeRow, ChangeRows } from "../shared/change-rows.tsx";
import { DeletedJobLink } from "#src/jobs/job/display/deleted-job-link.tsx";
import { JobChanges } from "#src/jobs/job/display/job-changes.tsx";
import { sharedChange } from "../shared/shared-change.ts";
import { OutcomeBadge, outcomeName } from "./outcome-badge.tsx";
import { useLastWriter } from "../shared/last-writer.ts";
import { RowFilter } from "../shared/row-filter.tsx";
import { useReferenceNames } from "#src/jobs/requests/reference/use-reference-names.ts";

interface ResultTableProps {
  set: ChangeSet;
  counts: ItemCounts;
  /** Whether a tab sends it. */
  isSent: boolean;
}

/** The outcome of every posting of a change set. */
export function ResultTable({ set, counts, isSent }: ResultTableProps) {
  const names = useReferenceNames();
  const [filter, setFilter] = useState<WriteState | "all">("all");
  const isOver = set.state === "done" || set.state === "cancelled";
  // Not while it is sent: with each outcome, all rows would be read and compared again.
  const items = useStored(
    async () =>
      isSent ? undefined : changeSetStore.items(set.id, ...(filter === "all" ? [] : [filter])),
    [set.id, filter, isSent],
  );
  const shared = useMemo(
    () => sharedChange(items?.flatMap((item) => changeOf(item) ?? []) ?? []),
    [items],
  );
  const present = WRITE_STATES.filter((state) => (counts[state] ?? 0) > 0);
  const total = present.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  return (
    <>
      <RowFilter
        label={m.change_show()}
        disabled={isSent}
        options={[
          { id: "all" as const, label: m.change_rows_all(), count: total },
          ...present.map((state) => ({
            id: state,
            label: outcomeName(state, isSent),
            count: counts[state] ?? 0,
          })),
        ]}
        value={filter}
        onChange={setFilter}
      />
      {isOver && items && <SelectButton items={items} />}
      {items && (
        <ChangeRows rows={items} shared={shared && <JobChanges {...shared} names={names} />}>
          {(item) => {
            const change = shared ? undefined : changeOf(item);
            return (
              <ChangeRow key={item.position} job={jobOf(item)}>
                <div>
                  <OutcomeBadge state={item.state} isSent={isSent} />
                </div>
                {item.reason && <p>{item.reason}</p>}
                {item.state === "changedSince" && item.before && (
                  <LastWriter id={item.before.job.id} />
                )}
                {item.state === "gone" && item.before && <DeletedJobLink id={item.before.job.id} />}
                {change && <JobChanges {...change} names={names} />}
              </ChangeRow>
            );
          }}
        </ChangeRows>
      )}
    </>
  );
}

function LastWriter({ id }: { id: number }) {
  const who = useLastWriter(id);
  return who === undefined ? null : <p>{m.change_last_by({ who })}</p>;
}

/** Selects the shown postings that still exist, for what is to be done with them next. */
function SelectButton({ items }: { items: readonly ChangeItem[] }) {
  const navigate = useNavigate();
  const lastSearch = useLastSearch();
  const jobs = items.flatMap((item) => {
    // What an undo did with it, its own page says.
    const isGone = item.state === "gone" || item.state === "undone" || isDeleted(item);
    return isGone ? [] : (item.after ?? item.before ?? []);
  });
  if (jobs.length === 0) return null;
  const select = () => {
    selection.replace(new Map(jobs.map(({ job, etag }) => [job.id, etag])));
    void navigate({ to: "/jobs", search: lastSearch });
  };
  return (
    <div>
      <Button size="small" onClick={select}>
        {m.change_select({ count: jobs.length })}
      </Button>
    </div>
  );
}

const isStored = ({ state }: ChangeItem) => state === "stored" || state === "undone";

const changeOf = (item: ChangeItem) =>
  isStored(item) && item.before && item.after
    ? { before: item.before.job, after: item.after.job }
    : undefined;

const isDeleted = (item: ChangeItem) => isStored(item) && item.after === null;

/** One that was not created is what was sent; one that was not restored is what it was. */
function jobOf({ before, after, write }: ChangeItem) {
  const known = (after ?? before)?.job;
  if (known) return known;
  if (write?.kind === "restore") return write.job;
  return write?.kind === "create" ? changedJob(NEW_JOB, write.body) : null;
}
