import type { ReactNode } from "react";
import { LockIcon, Trash2Icon } from "lucide-react";
import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { usePostingLanguage } from "#src/jobs/job/display/in-language.tsx";
import { usePendingChanges } from "#src/jobs/writes/under-way.ts";
import { titleOf } from "#src/jobs/job/display/job-text.ts";
import { StatusBadge } from "#src/jobs/job/display/status-badge.tsx";
import { BackToJobs } from "#src/jobs/list/back-to-jobs.tsx";
import { Badge } from "#src/ui/data/badge.tsx";
import { PageHeader } from "#src/ui/layout/page-header.tsx";
import styles from "./job-page.module.css";
import { ReadinessLine } from "./job-readiness.tsx";
import { JobTabs } from "./job-tabs.tsx";
import type { JobOrLast } from "./use-job-or-last.ts";

interface JobPageHeaderProps {
  id: number;
  shown: JobOrLast;
  current: "details" | "history";
  actions?: ReactNode;
}

/** The header of the pages of one job, and the way from one to the other. */
export function JobPageHeader({ id, shown, current, actions }: JobPageHeaderProps) {
  const { job, deletion, isPending, isGone } = shown;
  const title = isGone ? m.job_job_gone_title() : headingOf(job, isPending);
  const lang = usePostingLanguage(job ?? { title: "" });
  return (
    <>
      <PageHeader
        back={<BackToJobs />}
        title={title}
        lang={lang}
        {...(current === "history" && { documentTitle: m.history_page_title({ title }) })}
        meta={
          job && (
            <>
              <Badges job={job} isDeleted={deletion !== undefined} />
              {current === "details" && !deletion && (
                <div className={styles.check}>
                  <ReadinessLine job={job} />
                </div>
              )}
            </>
          )
        }
        actions={actions}
      />
      {/* With the job's badges, below which they would move. */}
      {!isGone && !isPending && <JobTabs id={id} current={current} />}
    </>
  );
}

function headingOf(job: Job | undefined, isPending: boolean): string {
  if (job) return titleOf(job);
  return isPending ? m.job_loading_job() : m.job_job_failed();
}

function Badges({ job, isDeleted }: { job: Job; isDeleted: boolean }) {
  const pending = usePendingChanges().get(job.id);
  return (
    <>
      {isDeleted ? (
        <Badge icon={<Trash2Icon />}>{m.trash_deleted_badge()}</Badge>
      ) : (
        <StatusBadge job={{ ...job, ...pending }} />
      )}
      {job.referenceId !== null && <span>{m.jobs_reference_id({ id: job.referenceId })}</span>}
      {job.confidential && <Badge icon={<LockIcon />}>{m.jobs_confidential()}</Badge>}
    </>
  );
}
