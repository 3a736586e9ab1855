import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Job } from "#contract/job.ts";
import { hasServiceStatus } from "#src/lib/api/api-error.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { newJobName } from "./drafts/new-job-name.ts";
import { PageHeader } from "#src/ui/layout/page-header.tsx";
import { NotFoundNotice } from "#src/jobs/list/not-found-notice.tsx";
import { DeletedJobLink } from "#src/jobs/job/display/deleted-job-link.tsx";
import { QueryError } from "#src/jobs/job/display/query-error.tsx";
import { historyQueries } from "#src/jobs/requests/history-queries.ts";
import { useJob } from "#src/jobs/requests/queries.ts";
import type { VersionedJob } from "#src/jobs/requests/read-requests.ts";
import { FormSkeleton } from "./form/form-skeleton.tsx";
import { type FormStart, startEmpty } from "./form/form-start.ts";
import { type EditedJob, JobForm } from "./job-form.tsx";
import { OrphanedDraft } from "./drafts/orphaned-draft.tsx";
import type { FormDrafts } from "./drafts/read-drafts.ts";
import type { DraftKey } from "./drafts/form-draft.ts";
import { DraftLoader } from "./drafts/draft-loader.tsx";

interface EditJobFormProps {
  id: number;
  /** The number of an earlier version, whose values the form begins with. */
  version?: number | undefined;
  draftKey: DraftKey;
  /** The heading while the job loads. */
  title: string;
  titleOf: (job: Job) => string;
  /** Shown under the heading once the job has loaded. */
  note?: string;
  startFrom: (job: VersionedJob) => FormStart;
  /** The heading once the form edits a saved job. */
  heading: string | undefined;
  onEdits: (job: EditedJob) => void;
}

/**
 * Loads a job and opens a form with it. The form keeps the first response that is up to date, so that
 * later ones do not change fields while a person types. The heading stays the same element, because it
 * has the focus.
 */
export function EditJobForm(props: EditJobFormProps) {
  const { id, draftKey, title, titleOf, note, startFrom, onEdits } = props;
  const query = useJob(id);
  const version = useQuery({
    ...historyQueries.version(id, props.version ?? 0),
    enabled: props.version !== undefined,
  });
  const [first, setFirst] = useState<VersionedJob>();
  // Set when the draft of a deleted job becomes a new one.
  const [recreated, setRecreated] = useState<FormDrafts>();
  // `query.data` keeps the data of a job that was deleted since.
  const gone = hasServiceStatus(query.error, 404);
  if (!first && query.data && !query.isFetching && !gone) setFirst(query.data);
  const fallback = gone ? m.job_job_gone_title() : title;
  const newTitle = recreated && m.job_form_new_title();
  const heading = props.heading ?? (first ? titleOf(first.job) : (newTitle ?? fallback));
  return (
    <>
      <PageHeader title={heading} meta={first && !props.heading && note} />
      {version.isError && (
        <QueryError
          title={m.history_restored_failed({ number: props.version ?? 0 })}
          query={version}
        />
      )}
      {first && props.version !== undefined && version.isPending ? (
        <FormSkeleton />
      ) : first ? (
        <DraftLoader draftKey={draftKey}>
          {(drafts) => (
            <JobForm
              // Another try may find the version.
              key={version.data?.number}
              start={startFrom(first)}
              drafts={drafts}
              version={version.data}
              nameOf={() => heading}
              onEdits={onEdits}
            />
          )}
        </DraftLoader>
      ) : recreated ? (
        <JobForm
          start={startEmpty}
          drafts={recreated}
          nameOf={props.heading ? () => heading : newJobName}
          onEdits={onEdits}
        />
      ) : (
        <Waiting id={id} draftKey={draftKey} query={query} onRecreate={setRecreated} />
      )}
    </>
  );
}

interface WaitingProps extends Pick<EditJobFormProps, "id" | "draftKey"> {
  query: ReturnType<typeof useJob>;
  onRecreate: (drafts: FormDrafts) => void;
}

function Waiting({ id, draftKey, query, onRecreate }: WaitingProps) {
  if (!query.isError) return <FormSkeleton />;
  if (hasServiceStatus(query.error, 404))
    return (
      <DraftLoader draftKey={draftKey}>
        {(drafts) => (
          <>
            <NotFoundNotice why={m.job_job_gone({ id })} />
            <DeletedJobLink id={id} />
            <OrphanedDraft drafts={drafts} onRecreate={onRecreate} />
          </>
        )}
      </DraftLoader>
    );
  return <QueryError title={m.job_job_failed()} query={query} />;
}
