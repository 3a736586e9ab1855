import { useParams, useSearch } from "@tanstack/react-router";
import { dayOf, timeZoneOf } from "#src/jobs/job/previews/end-of-day.ts";
import { WithHistory } from "#src/jobs/job/display/with-history.tsx";
import { provinceOfPlaces } from "#contract/job-places.ts";
import { QueryError } from "#src/jobs/job/display/query-error.tsx";
import { NotFoundNotice } from "#src/jobs/list/not-found-notice.tsx";
import { m } from "#src/i18n/paraglide/messages.js";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { serviceNow } from "#src/lib/time/service-clock.ts";
import { Button, buttonLook } from "#src/ui/actions/button.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { DeletedNotice } from "../header/deleted-notice.tsx";
import { JobPageHeader } from "../header/job-page-header.tsx";
import { useJobOrLast } from "../header/use-job-or-last.ts";
import { AsOfDay } from "./as-of-day.tsx";
import { AsOfForm } from "./as-of-form.tsx";
import { useVersions } from "./use-versions.ts";
import { VersionList } from "./version-list.tsx";

/** The versions of a job, and what applicants saw on a day. */
export function JobHistoryPage() {
  const { jobId: id } = useParams({ from: "/jobs/$jobId/history" });
  const shown = useJobOrLast(id);
  const { job, deletion, isPending, isGone } = shown;
  return (
    <>
      <JobPageHeader id={id} shown={shown} current="history" />
      {isGone && <NotFoundNotice why={m.job_job_gone({ id })} />}
      {job && deletion && <DeletedNotice job={job} deletion={deletion} />}
      {!isGone && (
        <WithHistory otherwise={<p role="alert">{m.history_unknown()}</p>}>
          {isPending ? (
            <Skeleton width="full" lines={6} />
          ) : (
            <Versions
              id={id}
              province={job ? provinceOfPlaces(job.locations) : null}
              isDeleted={deletion !== undefined}
            />
          )}
        </WithHistory>
      )}
    </>
  );
}

interface VersionsProps {
  id: number;
  province: ReturnType<typeof provinceOfPlaces>;
  isDeleted: boolean;
}

function Versions({ id, province, isDeleted }: VersionsProps) {
  const { version: opened, day } = useSearch({ from: "/jobs/$jobId/history" });
  const readOnly = useReadOnly();
  const { query, versions, readsOn } = useVersions(
    id,
    // The one before the opened one says what that changed.
    (read) => day === undefined && (opened === undefined || (read.at(-1)?.number ?? 0) < opened),
  );
  const today = dayOf(new Date(serviceNow()), province);
  const isFound = opened === undefined || versions.some(({ number }) => number === opened);
  if (query.isPending) return <Skeleton width="full" lines={6} />;
  if (!query.data) return <QueryError title={m.history_failed()} query={query} />;
  return (
    <>
      <AsOfForm id={id} day={day} today={today} timeZone={timeZoneOf(province)} />
      {query.isError && <QueryError title={m.history_failed()} query={query} />}
      {day !== undefined && day <= today && !readsOn && (
        <AsOfDay id={id} day={day} versions={versions} province={province} />
      )}
      {day !== undefined && (
        <div>
          <Link to="/jobs/$jobId/history" params={{ jobId: id }} {...buttonLook()}>
            {m.history_all_versions()}
          </Link>
        </div>
      )}
      {!isFound && !readsOn && <p role="alert">{m.history_version_gone({ number: opened })}</p>}
      {day === undefined && (
        <VersionList
          id={id}
          versions={versions}
          opened={opened}
          hasMore={query.hasNextPage}
          canRestore={!isDeleted && !readOnly}
        />
      )}
      {readsOn && !query.isError && <Skeleton width="full" lines={3} />}
      {day === undefined && !readsOn && query.hasNextPage && (
        <div>
          <Button
            ref={restoreFocusOnUnmount}
            busy={query.isFetchingNextPage && m.ui_loading()}
            onClick={() => void query.fetchNextPage()}
          >
            {m.history_more()}
          </Button>
        </div>
      )}
    </>
  );
}
