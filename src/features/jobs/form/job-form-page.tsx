import { useParams, useSearch } from "@tanstack/react-router";
import { useDocumentTitle } from "#src/lib/document-title.ts";
import { text } from "#src/lib/text/form-text.ts";
import { PageHeader } from "#src/ui/page-header.tsx";
import type { VersionedJob } from "../queries.ts";
import { startEmpty, startFromCopy, startFromJob } from "./form-start.ts";
import { JobForm } from "./job-form.tsx";
import { JobLoader } from "./job-loader.tsx";
import { WithUnfinished } from "./unfinished/with-unfinished.tsx";

const words = text.jobForm;

/** `/jobs/new`: an empty form, or with `?from=ID` one filled from that job. */
export function NewJobPage() {
  const { from } = useSearch({ from: "/jobs/new" });
  if (from === undefined) return <NewJob />;
  return (
    <JobLoader key={from} id={from} title={words.newTitle}>
      {(source) => <Copy source={source} />}
    </JobLoader>
  );
}

/** `/jobs/$id/edit` */
export function EditJobPage() {
  const { id } = useParams({ from: "/jobs/$id/edit" });
  return (
    <JobLoader key={id} id={id} title={text.job.edit}>
      {(loaded) => <Edit loaded={loaded} />}
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

function Copy({ source }: { source: VersionedJob }) {
  const title = words.copyTitle(source.job.title || text.jobs.untitled);
  useDocumentTitle(title);
  return (
    <>
      <PageHeader title={title} meta={words.copyNote} />
      <WithUnfinished place={`copy of ${source.job.id}`}>
        {(here) => <JobForm start={startFromCopy(source)} here={here} nameOf={() => title} />}
      </WithUnfinished>
    </>
  );
}

function Edit({ loaded }: { loaded: VersionedJob }) {
  const title = words.editTitle(loaded.job.title || text.jobs.untitled);
  useDocumentTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <WithUnfinished place={`job ${loaded.job.id}`}>
        {(here) => <JobForm start={startFromJob(loaded)} here={here} nameOf={() => title} />}
      </WithUnfinished>
    </>
  );
}
