import { useParams } from "@tanstack/react-router";
import type { Job } from "#contract/job.ts";
import { DescriptionView } from "#src/editor/description-view.tsx";
import { hasServiceStatus } from "#src/lib/api/api-error.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { JobReadiness } from "./header/job-readiness.tsx";
import { OfferToSiblings } from "./offer-to-siblings.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { useJobShortcuts } from "#src/jobs/actions/use-job-shortcuts.ts";
import { latestEdit } from "#src/jobs/writes/siblings/latest-edit.ts";
import { useStore } from "#src/lib/state/store.ts";
import { NotFoundNotice } from "#src/jobs/list/not-found-notice.tsx";
import { QueryError } from "#src/jobs/job/display/query-error.tsx";
import { ClosedNotice } from "./closed-notice.tsx";
import styles from "./header/job-page.module.css";
import { DeletedNotice } from "./header/deleted-notice.tsx";
import { JobPageActions } from "./job-page-actions.tsx";
import { JobPageHeader } from "./header/job-page-header.tsx";
import { Overview } from "./overview.tsx";
import { TechnicalDetails } from "./technical-details.tsx";
import { useJobOrLast } from "./header/use-job-or-last.ts";

/** The page of one job. */
export function JobPage() {
  const { jobId: id } = useParams({ from: "/jobs/$jobId" });
  const shown = useJobOrLast(id);
  const { query, job, deletion, isPending, isGone } = shown;
  const edit = useStore(latestEdit);
  const isDeleted = deletion !== undefined;
  useJobShortcuts();
  const failed = query.isError && !hasServiceStatus(query.error, 404);

  return (
    <>
      <JobPageHeader
        id={id}
        shown={shown}
        current="details"
        actions={job && !isDeleted && <JobPageActions job={job} />}
      />
      {isGone && <NotFoundNotice why={m.job_job_gone({ id })} />}
      {failed && <QueryError title={job && m.job_renew_failed()} query={query} />}
      {isPending && <JobSkeleton />}
      {job && deletion && <DeletedNotice job={job} deletion={deletion} />}
      {job && !isDeleted && <ClosedNotice job={job} />}
      {job && edit?.after.id === id && !isDeleted && <OfferToSiblings edit={edit} />}
      {job && <JobSections job={job} isDeleted={isDeleted} />}
    </>
  );
}

function JobSections({ job, isDeleted }: { job: Job; isDeleted: boolean }) {
  return (
    <div className={styles.columns}>
      <Section title={m.fact_description()}>
        {job.description === "" ? (
          <p>{m.fact_no_description()}</p>
        ) : (
          <DescriptionView html={job.description} />
        )}
      </Section>
      <div className={styles.facts}>
        <Section title={m.fact_overview()}>
          <Overview job={job} />
          <details className={styles.technical}>
            <summary>{m.fact_details()}</summary>
            <TechnicalDetails job={job} />
          </details>
        </Section>
      </div>
      {!isDeleted && <JobReadiness job={job} />}
    </div>
  );
}

function JobSkeleton() {
  return (
    <div className={styles.columns}>
      <Section title={m.fact_description()}>
        <Skeleton width="full" lines={5} />
      </Section>
      <div className={styles.facts}>
        <Section title={m.fact_overview()}>
          <Skeleton width="l" lines={6} />
        </Section>
      </div>
    </div>
  );
}
