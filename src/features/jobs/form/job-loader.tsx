import { type ReactNode, useEffect, useState } from "react";
import { ApiError } from "#src/lib/api-error.ts";
import { useDocumentTitle } from "#src/lib/document-title.ts";
import { text } from "#src/lib/text/form-text.ts";
import { buttonLook } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { useLastSearch } from "../list/last-search.ts";
import { LoadFailure } from "../load-failure.tsx";
import { jobsPath } from "../paths.ts";
import { useJob, type VersionedJob } from "../queries.ts";
import { FormSkeleton } from "./form-skeleton.tsx";
import { GoneUnfinished } from "./unfinished/gone-unfinished.tsx";
import { WithUnfinished } from "./unfinished/with-unfinished.tsx";
import { preloadEditor } from "./use-lazy-editor.ts";

type JobLoaderProps = {
  id: number;
  /** The title of the page until the job's own is known. */
  title: string;
  children: (job: VersionedJob) => ReactNode;
};

/**
 * Loads the job that a form begins with. The form gets the first answer that is up to date and
 * keeps it: what comes later from the service must not change the fields under a person's hands.
 */
export function JobLoader({ id, title, children }: JobLoaderProps) {
  const query = useJob(id);
  const [first, setFirst] = useState<VersionedJob>();
  useEffect(preloadEditor, []);
  if (!first && query.data && !query.isFetching) setFirst(query.data);
  if (first) return children(first);

  const gone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <>
      <Waiting title={title} />
      {gone && (
        <WithUnfinished place={`job ${id}`}>
          {(here) => (
            <>
              <GoneUnfinished here={here} />
              <Gone id={id} />
            </>
          )}
        </WithUnfinished>
      )}
      {query.isError && !gone && (
        <LoadFailure
          title={text.job.jobFailed}
          error={query.error}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <FormSkeleton />}
    </>
  );
}

function Waiting({ title }: { title: string }) {
  useDocumentTitle(title);
  return <PageHeader title={title} />;
}

function Gone({ id }: { id: number }) {
  const lastSearch = useLastSearch();
  return (
    <EmptyState
      title={text.job.jobGoneTitle}
      actions={
        <a href={jobsPath(lastSearch)} {...buttonLook()}>
          {text.app.toJobs}
        </a>
      }
    >
      <p role="alert">{text.job.jobGone(id)}</p>
    </EmptyState>
  );
}
