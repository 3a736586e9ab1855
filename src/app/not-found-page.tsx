import { DeadEnd } from "#src/features/jobs/dead-end.tsx";
import { useDocumentTitle } from "#src/lib/use-document-title.ts";
import { text } from "#src/lib/text/frame-text.ts";
import { PageHeader } from "#src/ui/page-header.tsx";

/** An address that leads nowhere. */
export function NotFoundPage() {
  useDocumentTitle(text.frame.notFoundTitle);
  return (
    <>
      <PageHeader title={text.frame.notFoundTitle} />
      <DeadEnd why={text.frame.notFound} />
    </>
  );
}
