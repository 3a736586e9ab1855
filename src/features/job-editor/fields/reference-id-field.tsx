import { useFormState } from "react-hook-form";
import { LIMITS } from "#contract/limits.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { titleOf } from "#src/jobs/job/display/job-text.ts";
import type { JobFormValues } from "#src/jobs/job/fields/job-values.ts";
import { useReferenceIdHolder } from "#src/jobs/list/list-queries.ts";
import { Link } from "#src/ui/navigation/link.tsx";
import { useJobForm } from "../form/form-context.ts";
import styles from "../form/job-form.module.css";
import { TextField } from "./text-field.tsx";

/** The reference id, with a link to the job that has it where the service says that it is taken. */
export function ReferenceIdField() {
  const { errors } = useFormState<JobFormValues>({ name: "referenceId", exact: true });
  return (
    <TextField
      name="referenceId"
      max={LIMITS.referenceId}
      autoComplete="off"
      optional
      // Under the box, so that it stands on one line with the title's.
      note={
        <>
          {errors.referenceId?.type === "taken" && <Holder />}
          <p className={styles.hint}>{m.job_form_reference_id_hint()}</p>
        </>
      }
    />
  );
}

function Holder() {
  const { getValues } = useJobForm();
  const job = useReferenceIdHolder(getValues("referenceId").trim().normalize());
  if (!job) return null;
  // In a new tab, as the form has unsaved text.
  return (
    <Link to="/jobs/$jobId" params={{ jobId: job.id }} target="_blank">
      {m.job_form_reference_id_holder({ title: titleOf(job) })}
    </Link>
  );
}
