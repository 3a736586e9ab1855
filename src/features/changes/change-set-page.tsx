import { FileQuestionIcon } from "lucide-react";
import { Navigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { changeSetId } from "#contract/history.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { changeSetStore } from "#src/jobs/writes/change-set-store.ts";
import { BackToJobs } from "#src/jobs/list/back-to-jobs.tsx";
import { ReadOnlyPage } from "#src/jobs/list/read-only-page.tsx";
import { useLastSearch } from "#src/jobs/list/last-search.ts";
import { useStored } from "#src/lib/database/use-stored.ts";
import { activityQueries } from "#src/jobs/requests/activity-queries.ts";
import { useHistoryQuery } from "#src/jobs/job/display/with-history.tsx";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { buttonLook } from "#src/ui/actions/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { PageHeader } from "#src/ui/layout/page-header.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { AppliedChangeSet } from "./result/applied-change-set.tsx";
import { PlannedChangeSet } from "./plan/planned-change-set.tsx";
import { titleOf } from "./shared/use-action-title.ts";

/** One change set: its dry run, then its progress and what came of it. */
export function ChangeSetPage() {
  return useReadOnly() ? <ReadOnlyPage /> : <OneChangeSet />;
}

function OneChangeSet() {
  const { changeSetId: id } = useParams({ from: "/changes/$changeSetId" });
  const stored = useStored(async () => readChangeSet(id), [id]);
  const [planTitle, setPlanTitle] = useState<string>();
  if (stored === null) return <OfAnotherBrowser id={id} />;
  const set = stored?.set;
  const planned = set?.state === "planned";
  const title = planned ? planTitle : set && titleOf(set);
  return (
    <>
      <PageHeader back={<BackToJobs />} title={title ?? m.ui_loading()} />
      {set === undefined && <Skeleton width="full" lines={8} />}
      {planned && <PlannedChangeSet key={id} set={set} onTitle={setPlanTitle} />}
      {set && !planned && <AppliedChangeSet key={id} set={set} counts={stored.counts} />}
    </>
  );
}

/** A change set, then its outcomes: one that is done is never shown with the counts of before. */
async function readChangeSet(id: string) {
  const set = await changeSetStore.get(id);
  return set ? { set, counts: await changeSetStore.counts(id) } : null;
}

/** What the service knows of a change set that this browser does not have. */
function OfAnotherBrowser({ id }: { id: string }) {
  const lastSearch = useLastSearch();
  const { data, isLoading } = useHistoryQuery({
    ...activityQueries.ofChangeSet(id),
    enabled: changeSetId.safeParse(id).success,
  });
  if (data) return <Navigate to="/activity/$activityId" params={{ activityId: data.id }} replace />;
  return (
    <>
      <PageHeader
        back={<BackToJobs />}
        title={isLoading ? m.ui_loading() : m.change_missing_title()}
      />
      {isLoading ? (
        <Skeleton width="full" lines={8} />
      ) : (
        <EmptyState
          icon={<FileQuestionIcon />}
          title={m.change_missing_title()}
          actions={
            <Link to="/jobs" search={lastSearch} {...buttonLook()}>
              {m.job_back_to_jobs()}
            </Link>
          }
        >
          {m.change_missing()}
        </EmptyState>
      )}
    </>
  );
}
