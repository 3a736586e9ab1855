import { useState } from "react";
import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Button } from "#src/ui/actions/button.tsx";
import { ApplicantPosting } from "../display/applicant-posting.tsx";
import type { Names } from "../fields/job-fields.ts";
import type { JobFormValues } from "../fields/job-values.ts";
import { GooglePosting } from "./google-posting.tsx";
import styles from "./posting-previews.module.css";
import { StructuredData } from "./structured-data.tsx";

const VIEWS = {
  page: m.preview_page,
  phone: m.preview_phone,
  google: m.preview_google,
  data: m.preview_data,
};

interface PostingPreviewsProps {
  job: Job;
  values: JobFormValues;
  names: Names;
}

/** A posting as others show it: a page, a phone, Google for Jobs, and what search engines read. */
export function PostingPreviews({ job, values, names }: PostingPreviewsProps) {
  const [view, setView] = useState<keyof typeof VIEWS>("page");
  const posting = <ApplicantPosting values={values} names={names} employer={job.employer?.name} />;
  return (
    <div className={styles.previews}>
      <div className={styles.views} role="group" aria-label={m.preview_views()}>
        {Object.entries(VIEWS).map(([id, label]) => (
          <Button
            key={id}
            size="small"
            aria-pressed={view === id}
            onClick={() => setView(id as keyof typeof VIEWS)}
          >
            {label()}
          </Button>
        ))}
      </div>
      {view === "page" && posting}
      {view === "phone" && <div className={styles.phone}>{posting}</div>}
      {view === "google" && <GooglePosting job={job} />}
      {view === "data" && <StructuredData job={job} />}
    </div>
  );
}
