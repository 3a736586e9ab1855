import { useEffect, useState } from "react";
import type { Job } from "#contract/job.ts";
import { hasStatus } from "#src/lib/api/api-error.ts";
import { text } from "#src/lib/text/form-text.ts";
import { PageHeader } from "#src/ui/page-header.tsx";
import { DeadEnd } from "../dead-end.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { useJob } from "../queries.ts";
import type { VersionedJob } from "../requests.ts";
import { FormSkeleton } from "./form-skeleton.tsx";
import { type FormStart, startEmpty } from "./form-start.ts";
import { type EditedJob, JobForm } from "./job-form.tsx";
import { preloadEditor } from "./sections/use-lazy-editor.ts";
import { GoneUnfinished } from "./unfinished/gone-unfinished.tsx";
import type { KeptHere } from "./unfinished/read-unfinished.ts";
import type { FormName } from "./unfinished/unfinished-form.ts";
import { WithUnfinished } from "./unfinished/with-unfinished.tsx";

interface FormOfJobProps {
  id: number;
  /** Under which the vault has what is unfinished here. */
  formName: FormName;
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
export function FormOfJob(props: FormOfJobProps) {
  const { id, formName, title, titleOf, note, startFrom, onEdits } = props;
  const query = useJob(id);
  const [first, setFirst] = useState<VersionedJob>();
  // Set where the job is gone, and what was being changed in it becomes another one.
  const [goneOn, setGoneOn] = useState<KeptHere>();
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
        <WithUnfinished formName={formName}>
          {(here) => (
            <JobForm
              start={startFrom(first)}
              here={here}
              nameOf={() => heading}
              onEdits={onEdits}
            />
          )}
        </WithUnfinished>
      ) : goneOn ? (
        <JobForm
          start={startEmpty}
          here={goneOn}
          nameOf={props.heading ? () => heading : text.unfinished.newJob}
          onEdits={onEdits}
        />
      ) : (
        <Waiting id={id} formName={formName} query={query} onBegin={setGoneOn} />
      )}
    </>
  );
}

interface WaitingProps extends Pick<FormOfJobProps, "id" | "formName"> {
  query: ReturnType<typeof useJob>;
  onBegin: (here: KeptHere) => void;
}

function Waiting({ id, formName, query, onBegin }: WaitingProps) {
  if (!query.isError) return <FormSkeleton />;
  if (hasStatus(query.error, 404))
    return (
      <WithUnfinished formName={formName}>
        {(here) => (
          <>
            <DeadEnd why={text.job.jobGone(id)} />
            <GoneUnfinished here={here} onBegin={onBegin} />
          </>
        )}
      </WithUnfinished>
    );
  return <LoadFailure title={text.job.jobFailed} query={query} />;
}
