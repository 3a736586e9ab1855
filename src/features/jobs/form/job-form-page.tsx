import { useParams, useSearch } from "@tanstack/react-router";
import type { Job } from "#contract/job.ts";
import { useDocumentTitle } from "#src/lib/document-title.ts";
import { text } from "#src/lib/text/form-text.ts";
import { PageHeader } from "#src/ui/page-header.tsx";
import { titleOf } from "../title-of.ts";
import { startEmpty, startFromCopy, startFromJob } from "./form-start.ts";
import { JobForm } from "./job-form.tsx";
import { JobLoader } from "./job-loader.tsx";
import { WithUnfinished } from "./unfinished/with-unfinished.tsx";

const words = text.jobForm;

const copyTitle = (job: Job) => words.copyTitle(titleOf(job));
const editTitle = (job: Job) => words.editTitle(titleOf(job));

/** `/jobs/new`: an empty form, or with `?from=ID` one filled from that job. */
export function NewJobPage() {
  const { from } = useSearch({ from: "/jobs/new" });
  if (from === undefined) return <NewJob />;
  return (
    <JobLoader
      key={from}
      id={from}
      place={`copy of ${from}`}
      title={words.newTitle}
      titleOf={copyTitle}
      note={words.copyNote}
    >
      {(source, here) => (
        <JobForm start={startFromCopy(source)} here={here} nameOf={() => copyTitle(source.job)} />
      )}
    </JobLoader>
  );
}

/** `/jobs/$id/edit` */
export function EditJobPage() {
  const { id } = useParams({ from: "/jobs/$id/edit" });
  return (
    <JobLoader key={id} id={id} place={`job ${id}`} title={text.job.edit} titleOf={editTitle}>
      {(loaded, here) => (
        <JobForm start={startFromJob(loaded)} here={here} nameOf={() => editTitle(loaded.job)} />
      )}
    </JobLoader>
  );
}

function NewJob() {
  useDocumentTitle(words.newTitle);
  return (
    <>
      <PageHeader title={words.newTitle} />
      <WithUnfinished place="new">
        {(here) => <JobForm start={startEmpty} here={here} nameOf={text.unfinished.newJob} />}
      </WithUnfinished>
    </>
  );
}
