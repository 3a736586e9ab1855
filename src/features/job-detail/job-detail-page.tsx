import { ArrowLeftIcon, LockIcon } from "lucide-react";
import { useParams } from "@tanstack/react-router";
import type { Job } from "#contract/job.ts";
import { DescriptionView } from "#src/editor/description-view.tsx";
import { hasStatus } from "#src/lib/api/api-error.ts";
import { text } from "#src/i18n/text.ts";
import { Badge } from "#src/ui/data/badge.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { PageHeader } from "#src/ui/layout/page-header.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { NotFoundNotice } from "#src/jobs/display/not-found-notice.tsx";
import { useLastSearch } from "#src/jobs/last-search.ts";
import { QueryError } from "#src/jobs/display/query-error.tsx";
import { usePendingStatuses } from "#src/jobs/pending-status.ts";
import { useJob } from "#src/jobs/queries.ts";
import { StatusBadge } from "#src/jobs/display/status-badge.tsx";
import { titleOf } from "#src/jobs/display/title-of.ts";
import { JobPageActions } from "./job-page-actions.tsx";
import { Overview } from "./overview.tsx";
import { TechnicalDetails } from "./technical-details.tsx";

/** The page of one job. */
export function JobPage() {
  const { jobId: id } = useParams({ from: "/jobs/$jobId" });
  const lastSearch = useLastSearch();
  const query = useJob(id);
  const { data, error, isPending } = query;
  const job = data?.job;
  const gone = hasStatus(error, 404);
  const title = gone ? text.job.jobGoneTitle : headingOf(job, isPending);

  return (
    <>
      <PageHeader
        back={
          <Link to="/jobs" search={lastSearch}>
            <ArrowLeftIcon />
            {text.job.backToJobs}
          </Link>
        }
        title={title}
        meta={job && !gone && <Badges job={job} />}
        actions={job && !gone && <JobPageActions job={job} />}
      />
      {gone && <NotFoundNotice why={text.job.jobGone(id)} />}
      {error && !gone && <QueryError title={job && text.job.renewFailed} query={query} />}
      {isPending && <JobSkeleton />}
      {job && !gone && <JobSections job={job} />}
    </>
  );
}

function headingOf(job: Job | undefined, isPending: boolean): string {
  if (job) return titleOf(job);
  return isPending ? text.job.loadingJob : text.job.jobFailed;
}

function Badges({ job: { id, status, confidential } }: { job: Job }) {
  const pending = usePendingStatuses();
  return (
    <>
      <StatusBadge status={pending.get(id) ?? status} />
      {confidential && <Badge icon={<LockIcon />}>{text.jobs.confidential}</Badge>}
    </>
  );
}

function JobSections({ job }: { job: Job }) {
  return (
    <>
      <Section title={text.job.facts.overview}>
        <Overview job={job} />
      </Section>
      <Section title={text.job.facts.description}>
        {job.description === "" ? (
          <p>{text.job.facts.noDescription}</p>
        ) : (
          <DescriptionView html={job.description} />
        )}
      </Section>
      <Section title={text.job.facts.details}>
        <TechnicalDetails job={job} />
      </Section>
    </>
  );
}

function JobSkeleton() {
  return (
    <>
      <Section title={text.job.facts.overview}>
        <Skeleton width="l" lines={6} />
      </Section>
      <Section title={text.job.facts.description}>
        <Skeleton width="full" lines={5} />
      </Section>
    </>
  );
}
