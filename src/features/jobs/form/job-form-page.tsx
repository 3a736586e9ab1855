import { useParams, useSearch } from "@tanstack/react-router";
import type { Job } from "#contract/job.ts";
import { useDocumentTitle } from "#src/lib/use-document-title.ts";
import { text } from "#src/lib/text/form-text.ts";
import { PageHeader } from "#src/ui/page-header.tsx";
import { titleOf } from "../title-of.ts";
import { FormOfJob } from "./form-of-job.tsx";
import { startEmpty, startFromCopy, startFromJob } from "./form-start.ts";
import { JobForm } from "./job-form.tsx";
import { WithUnfinished } from "./unfinished/with-unfinished.tsx";

const words = text.jobForm;

const copyTitle = (job: Job) => words.copyTitle(titleOf(job));
const editTitle = (job: Job) => words.editTitle(titleOf(job));

/** `/jobs/new`: an empty form, or with `?from=ID` one filled from that job. */
export function NewJobPage() {
  const { from } = useSearch({ from: "/jobs/new" });
  if (from === undefined) return <NewJob />;
  return (
    <FormOfJob
      key={from}
      id={from}
      formName={`copy of ${from}`}
      title={words.newTitle}
      titleOf={copyTitle}
      note={words.copyNote}
      startFrom={startFromCopy}
    />
  );
}

/** `/jobs/$id/edit` */
export function EditJobPage() {
  const { id } = useParams({ from: "/jobs/$id/edit" });
  return (
    <FormOfJob
      key={id}
      id={id}
      formName={`job ${id}`}
      title={text.job.edit}
      titleOf={editTitle}
      startFrom={startFromJob}
    />
  );
}

function NewJob() {
  useDocumentTitle(words.newTitle);
  return (
    <>
      <PageHeader title={words.newTitle} />
      <WithUnfinished formName="new">
        {(here) => <JobForm start={startEmpty} here={here} nameOf={text.unfinished.newJob} />}
      </WithUnfinished>
    </>
  );
}
