import { Undo2Icon } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import type { ActivityVersion, VersionKind } from "#contract/history.ts";
import { hasServiceStatus } from "#src/lib/api/api-error.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { NEW_JOB } from "#src/jobs/job/fields/job-body.ts";
import { JobChanges, PublishDateChange } from "#src/jobs/job/display/job-changes.tsx";
import { QueryError } from "#src/jobs/job/display/query-error.tsx";
import { useReferenceNames } from "#src/jobs/requests/reference/use-reference-names.ts";
import { historyQueries } from "#src/jobs/requests/history-queries.ts";
import { Badge } from "#src/ui/data/badge.tsx";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { ChangeRow } from "../shared/change-rows.tsx";

const KINDS: Readonly<Record<VersionKind, () => string>> = {
  created: m.history_kind_created,
  changed: m.history_kind_changed_only,
  deleted: m.history_kind_deleted,
  restored: m.history_kind_restored,
  kept: m.history_kind_kept,
};

interface VersionRowProps {
  version: ActivityVersion;
  /** Whether another key than the first one of the activity wrote it. */
  isOther: boolean;
}

/** A job that an activity wrote, what that changed, and who took it back. */
export function VersionRow({ version, isOther }: VersionRowProps) {
  const { jobId, title, kind, after, by, undone } = version;
  const { data } = useQuery(historyQueries.version(jobId, after));
  return (
    <ChangeRow job={data?.job ?? { ...NEW_JOB, id: jobId, title }}>
      {undone && (
        <div>
          <Badge icon={<Undo2Icon />}>
            {m.change_undone_by({ who: undone.by ?? m.change_unnamed_key() })}
          </Badge>
        </div>
      )}
      {isOther && <p>{by ?? m.history_by_unknown()}</p>}
      {kind === "changed" ? <Changes {...version} /> : <p>{KINDS[kind]()}</p>}
    </ChangeRow>
  );
}

/** Each field before and after. */
function Changes({ jobId, before, after }: ActivityVersion) {
  const names = useReferenceNames();
  const now = useQuery(historyQueries.version(jobId, after));
  const then = useQuery({
    ...historyQueries.version(jobId, before ?? 0),
    enabled: before !== null,
  });
  const failed = [now, then].find(({ isError }) => isError);
  if (before === null || hasServiceStatus(failed?.error, 404))
    return <p>{m.history_no_before()}</p>;
  if (failed) return <QueryError title={m.history_failed()} query={failed} />;
  if (!now.data || !then.data) return <Skeleton width="l" />;
  const [from, to] = [then.data.job, now.data.job];
  return (
    <JobChanges before={from} after={to} names={names}>
      <PublishDateChange before={from} after={to} />
    </JobChanges>
  );
}
