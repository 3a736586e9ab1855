import { useDeferredValue, useState } from "react";
import { useWatch } from "react-hook-form";
import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { JobFormValues } from "#src/jobs/job/fields/job-values.ts";
import { useSession } from "#src/lib/session/current-session.ts";
import { PostingPreviews } from "#src/jobs/job/previews/posting-previews.tsx";
import { jobOfValues } from "../readiness/job-of-values.ts";
import { useNames } from "../fields/use-names.ts";
import { useJobForm } from "../form/form-context.ts";
import styles from "./applicant-preview.module.css";

/** A live preview of the posting as applicants will see it. */
export function ApplicantPreview({ origin }: { origin: Job | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.preview} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{m.job_form_preview()}</summary>
      {open && (
        <div className={styles.posting}>
          <Posting origin={origin} />
        </div>
      )}
    </details>
  );
}

function Posting({ origin }: { origin: Job | undefined }) {
  const { control } = useJobForm();
  const values = useWatch({ control }) as JobFormValues;
  const names = useNames(origin ? [origin] : []);
  const session = useSession();
  const employer = origin?.employer ?? ("employer" in session ? (session.employer ?? null) : null);
  // Rendering a long posting must not delay typing.
  const job = useDeferredValue(jobOfValues(values, origin, employer));
  return <PostingPreviews job={job} values={values} names={names} />;
}
