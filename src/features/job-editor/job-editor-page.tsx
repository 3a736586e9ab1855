import { useParams, useRouter, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { newJobName } from "./drafts/new-job-name.ts";
import { PageHeader } from "#src/ui/layout/page-header.tsx";
import { isReadOnly } from "#src/lib/session/key-headers.ts";
import { ReadOnlyPage } from "#src/jobs/list/read-only-page.tsx";
import { titleOf } from "#src/jobs/job/display/job-text.ts";
import { EditJobForm } from "./edit-job-form.tsx";
import { startEmpty, startFromCopy, startFromJob } from "./form/form-start.ts";
import { type EditedJob, JobForm } from "./job-form.tsx";
import { DraftLoader } from "./drafts/draft-loader.tsx";

const copyTitle = (job: Job) => m.job_form_copy_title({ job: titleOf(job) });
const editTitle = (job: Job) => m.job_form_edit_title({ job: titleOf(job) });

/** The job to change (`id`), with the values of an earlier `version`, or to copy (`from`); neither for a new job. */
interface Opened {
  id?: number | undefined;
  version?: number | undefined;
  from?: number | undefined;
}

interface FormProps {
  /** The heading once the form edits a saved job. */
  heading: string | undefined;
  onEdits: (job: EditedJob) => void;
}

/** The forms, unless the key can only read. */
export function JobEditorPage() {
  // Once: with another key, a form that is open keeps what was typed.
  const [readOnly] = useState(isReadOnly);
  return readOnly ? <ReadOnlyPage /> : <OpenedForms />;
}

/**
 * `/jobs/new`, `/jobs/new?from=ID`, `/jobs/ID/edit` and `/jobs/ID/edit?version=N`. One page, because the form of a new job that
 * was saved while a person typed on stays open at the URL of that job.
 */
function OpenedForms() {
  const router = useRouter();
  const id = useParams({ from: "/editor/jobs/$jobId/edit", shouldThrow: false })?.jobId;
  const version = useSearch({ from: "/editor/jobs/$jobId/edit", shouldThrow: false })?.version;
  const from = useSearch({ from: "/editor/jobs/new", shouldThrow: false })?.from;
  const [shown, setShown] = useState<{
    address: Opened;
    opened: Opened;
    nth: number;
    edited?: EditedJob;
  }>({ address: { id, version, from }, opened: { id, version, from }, nth: 1 });
  const { address, opened, nth, edited } = shown;
  if (address.id !== id || address.version !== version || address.from !== from) {
    const now = { id, version, from };
    const goesOn = id !== undefined && edited?.id === id && version === undefined;
    setShown(goesOn ? { ...shown, address: now } : { address: now, opened: now, nth: nth + 1 });
  }
  const onEdits = (job: EditedJob) => {
    setShown((before) => ({ ...before, edited: job }));
    // A person who is on the way to another page goes there.
    if (job.id === id || router.state.status === "pending") return;
    void router.navigate({
      to: "/jobs/$jobId/edit",
      params: { jobId: job.id },
      replace: true,
      ignoreBlocker: true,
      resetScroll: false,
    });
  };
  const heading = edited && m.job_form_edit_title({ job: edited.title });
  return <OpenedForm key={nth} {...opened} heading={heading} onEdits={onEdits} />;
}

function OpenedForm({ id, version, from, ...form }: Opened & FormProps) {
  if (id !== undefined)
    return (
      <EditJobForm
        id={id}
        version={version}
        draftKey={`job ${id}`}
        title={m.job_edit()}
        titleOf={editTitle}
        startFrom={startFromJob}
        {...form}
      />
    );
  if (from === undefined) return <NewJob {...form} />;
  return (
    <EditJobForm
      id={from}
      draftKey={`copy of ${from}`}
      title={m.job_form_new_title()}
      titleOf={copyTitle}
      note={m.job_form_copy_note()}
      startFrom={startFromCopy}
      {...form}
    />
  );
}

function NewJob({ heading, onEdits }: FormProps) {
  const title = heading ?? m.job_form_new_title();
  const nameOf = heading === undefined ? newJobName : () => heading;
  return (
    <>
      <PageHeader title={title} />
      <DraftLoader draftKey="new">
        {(drafts) => (
          <JobForm start={startEmpty} drafts={drafts} nameOf={nameOf} onEdits={onEdits} />
        )}
      </DraftLoader>
    </>
  );
}
