import { jobsPath } from "#src/features/jobs/paths.ts";
import { useDocumentTitle } from "#src/lib/document-title.ts";
import { text } from "#src/lib/text/frame-text.ts";
import { buttonLook } from "#src/ui/button.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";

/** An address that leads nowhere. */
export function NotFoundPage() {
  useDocumentTitle(text.frame.notFoundTitle);
  return (
    <>
      <PageHeader title={text.frame.notFoundTitle} />
      <p>{text.frame.notFound}</p>
      <p>
        <a href={jobsPath()} {...buttonLook()}>
          {text.app.toJobs}
        </a>
      </p>
    </>
  );
}
