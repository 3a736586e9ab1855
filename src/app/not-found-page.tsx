import { DeadEnd } from "#src/features/jobs/dead-end.tsx";
import { text } from "#src/lib/text/frame-text.ts";
import { PageHeader } from "#src/ui/page-header.tsx";

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <>
      <PageHeader title={text.frame.notFoundTitle} />
      <DeadEnd why={text.frame.notFound} />
    </>
  );
}
