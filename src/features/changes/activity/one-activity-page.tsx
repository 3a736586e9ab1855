import { ArrowLeftIcon, FileQuestionIcon } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { linkOptions, Navigate, useParams, useSearch } from "@tanstack/react-router";
import { hasServiceStatus } from "#src/lib/api/api-error.ts";
import { localTime } from "#src/i18n/format.ts";
import { pageTitle } from "#src/i18n/phrases.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { writerOf } from "#src/jobs/job/display/origin-words.ts";
import { QueryError } from "#src/jobs/job/display/query-error.tsx";
import { changeSetStore } from "#src/jobs/writes/change-set-store.ts";
import { activityQueries } from "#src/jobs/requests/activity-queries.ts";
import { useStored } from "#src/lib/database/use-stored.ts";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { PageHeader } from "#src/ui/layout/page-header.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { Pagination } from "#src/ui/navigation/pagination.tsx";
import { ToJobs } from "../shared/activity-parts.tsx";
import { ChangeRows } from "../shared/change-rows.tsx";
import { activityOutcome, activityTitle } from "../shared/activity-words.ts";
import { UndoActivity } from "../shared/undo-activity.tsx";
import { isUndone, UndoneBadge } from "../shared/undone-badge.tsx";
import { VersionRow } from "./version-row.tsx";

const BackToActivity = () => (
  <Link to="/activity">
    <ArrowLeftIcon />
    {m.activity_back()}
  </Link>
);

/** What somebody did, job by job; of a change set of this browser, its own page says more. */
export function OneActivityPage() {
  const { activityId: id } = useParams({ from: "/activity/$activityId" });
  const { page = 1 } = useSearch({ from: "/activity/$activityId" });
  const query = useQuery(activityQueries.detail(id, page));
  const { data, isPending, isError, error, isPlaceholderData } = query;
  const activity = data?.activity;
  const changeSet = activity?.changeSet?.id ?? "";
  const own = useStored(async () => changeSetStore.get(changeSet), [changeSet]);
  const isGone = hasServiceStatus(error, 404);
  if (own) return <Navigate to="/changes/$changeSetId" params={{ changeSetId: own.id }} replace />;
  const title = isGone
    ? m.change_missing_title()
    : activity
      ? activityTitle(activity)
      : m.ui_loading();
  return (
    <>
      <PageHeader
        back={<BackToActivity />}
        title={title}
        documentTitle={pageTitle(title, page)}
        meta={
          activity &&
          [
            writerOf(activity),
            localTime(Date.parse(activity.first)),
            activityOutcome(activity),
          ].join(" · ")
        }
        actions={activity && !isUndone(activity) && <UndoActivity activity={activity} />}
      />
      {activity && <UndoneBadge activity={activity} />}
      {isPending && <Skeleton width="full" lines={8} />}
      {isGone && (
        <EmptyState
          icon={<FileQuestionIcon />}
          title={m.change_missing_title()}
          actions={<ToJobs />}
        >
          {m.activity_one_gone()}
        </EmptyState>
      )}
      {isError && !isGone && <QueryError title={m.activity_one_failed()} query={query} />}
      {data && (
        <Section title={m.activity_versions()}>
          <ChangeRows rows={data.data}>
            {(version) => (
              <VersionRow
                key={`${version.jobId}-${version.after}`}
                version={version}
                isOther={version.by !== data.activity.by}
              />
            )}
          </ChangeRows>
          {data.paging.pages > 1 && (
            <Pagination
              {...data.paging}
              page={page}
              busy={isPlaceholderData}
              linkOf={(target) =>
                linkOptions({
                  to: "/activity/$activityId",
                  params: { activityId: id },
                  search: target === 1 ? {} : { page: target },
                })
              }
            />
          )}
        </Section>
      )}
    </>
  );
}
