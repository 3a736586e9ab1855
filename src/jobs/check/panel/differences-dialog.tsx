import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { usePostingLanguage } from "../../job/display/in-language.tsx";
import { Button, buttonLook } from "#src/ui/actions/button.tsx";
import { Dialog } from "#src/ui/dialogs/dialog.tsx";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { briefTitleOf } from "../../job/display/job-text.ts";
import { ChangedParagraphs, ChangedTitle } from "../../job/display/changed-texts.tsx";
import { QueryError } from "../../job/display/query-error.tsx";
import { useJob } from "../../requests/queries.ts";
import styles from "./readiness-panel.module.css";

interface DifferencesDialogProps {
  job: Job;
  /** The id of the posting that says nearly the same. */
  otherId: number;
  onClose: () => void;
}

/** What tells a posting from another that says nearly the same. */
export function DifferencesDialog({ job, otherId, onClose }: DifferencesDialogProps) {
  const query = useJob(otherId);
  const other = query.data?.job;
  return (
    <Dialog
      title={other ? m.readiness_differences_title({ title: briefTitleOf(other) }) : m.ui_loading()}
      size="medium"
      long
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.ui_close()}</Button>
          <Link to="/jobs/$jobId" params={{ jobId: otherId }} {...buttonLook()}>
            {m.readiness_other_posting()}
          </Link>
        </>
      }
    >
      {query.isError && <QueryError title={m.job_job_failed()} query={query} />}
      {query.isPending && <Skeleton width="full" lines={5} />}
      {other && <Differences job={job} other={other} />}
    </Dialog>
  );
}

function Differences({ job, other }: { job: Job; other: Job }) {
  const [sameTitle, sameText] = [job.title === other.title, job.description === other.description];
  const lang = usePostingLanguage(job);
  if (sameTitle && sameText) return <p>{m.readiness_differences_none()}</p>;
  return (
    <div className={styles.differences}>
      <p>{m.readiness_differences_hint()}</p>
      {!sameTitle && (
        <p>
          <ChangedTitle before={other.title} after={job.title} lang={lang} />
        </p>
      )}
      {!sameText && (
        <ChangedParagraphs before={other.description} after={job.description} lang={lang} />
      )}
    </div>
  );
}
