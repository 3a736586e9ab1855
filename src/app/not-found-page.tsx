import { NotFoundNotice } from "#src/jobs/display/not-found-notice.tsx";
import { text } from "#src/i18n/text.ts";
import { PageHeader } from "#src/ui/layout/page-header.tsx";

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <>
      <PageHeader title={text.frame.notFoundTitle} />
      <NotFoundNotice why={text.frame.notFound} />
    </>
  );
}
