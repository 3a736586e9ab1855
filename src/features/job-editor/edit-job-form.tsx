import { useEffect, useState } from "react";
import type { Job } from "#contract/job.ts";
import { hasStatus } from "#src/lib/api/api-error.ts";
import { text } from "#src/i18n/text.ts";
import { PageHeader } from "#src/ui/page-header.tsx";
import { NotFoundNotice } from "#src/jobs/display/not-found-notice.tsx";
import { QueryError } from "#src/jobs/display/query-error.tsx";
import { useJob } from "#src/jobs/queries.ts";
import type { VersionedJob } from "#src/jobs/requests.ts";
import { FormSkeleton } from "./form-skeleton.tsx";
import { type FormStart, startEmpty } from "./form-start.ts";
import { type EditedJob, JobForm } from "./job-form.tsx";
import { preloadEditor } from "./sections/use-lazy-editor.ts";
import { OrphanedDraft } from "./drafts/orphaned-draft.tsx";
import type { FormDrafts } from "./drafts/read-drafts.ts";
import type { DraftKey } from "./drafts/form-draft.ts";
import { DraftLoader } from "./drafts/draft-loader.tsx";

interface EditJobFormProps {
  id: number;
  /** Under which the vault has what is unfinished here. */
  draftKey: DraftKey;
  /** The heading until the job is there. */
  title: string;
  titleOf: (job: Job) => string;
  /** Under the heading, once the job is there. */
  note?: string;
  startFrom: (job: VersionedJob) => FormStart;
  /** The heading of the job that is edited by now. */
  heading: string | undefined;
  onEdits: (job: EditedJob) => void;
}

/**
 * The page of a form that begins with a job. The form gets the first answer that is up to date and
 * keeps it: what comes later from the service must not change the fields under a person's hands. The
 * heading stays the same element, as it has the focus by then.
 */
export function EditJobForm(props: EditJobFormProps) {
  const { id, draftKey, title, titleOf, note, startFrom, onEdits } = props;
  const query = useJob(id);
  const [first, setFirst] = useState<VersionedJob>();
  // Set where the job is gone, and what was being changed in it becomes another one.
  const [goneOn, setGoneOn] = useState<FormDrafts>();
  useEffect(preloadEditor, []);
  // `query.data` still holds what was known of a job that is gone by now.
  const gone = hasStatus(query.error, 404);
  if (!first && query.data && !query.isFetching && !gone) setFirst(query.data);
  const untilThere = gone ? text.job.jobGoneTitle : title;
  const ofNew = goneOn && text.jobForm.newTitle;
  const heading = props.heading ?? (first ? titleOf(first.job) : (ofNew ?? untilThere));
  return (
    <>
      <PageHeader title={heading} meta={first && !props.heading && note} />
      {first ? (
        <DraftLoader draftKey={draftKey}>
          {(here) => (
            <JobForm
              start={startFrom(first)}
              here={here}
              nameOf={() => heading}
              onEdits={onEdits}
            />
          )}
        </DraftLoader>
      ) : goneOn ? (
        <JobForm
          start={startEmpty}
          here={goneOn}
          nameOf={props.heading ? () => heading : text.drafts.newJob}
          onEdits={onEdits}
        />
      ) : (
        <Waiting id={id} draftKey={draftKey} query={query} onBegin={setGoneOn} />
      )}
    </>
  );
}

interface WaitingProps extends Pick<EditJobFormProps, "id" | "draftKey"> {
  query: ReturnType<typeof useJob>;
  onBegin: (here: FormDrafts) => void;
}

function Waiting({ id, draftKey, query, onBegin }: WaitingProps) {
  if (!query.isError) return <FormSkeleton />;
  if (hasStatus(query.error, 404))
    return (
      <DraftLoader draftKey={draftKey}>
        {(here) => (
          <>
            <NotFoundNotice why={text.job.jobGone(id)} />
            <OrphanedDraft here={here} onBegin={onBegin} />
          </>
        )}
      </DraftLoader>
    );
  return <QueryError title={text.job.jobFailed} query={query} />;
}
