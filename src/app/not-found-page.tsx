import { NotFoundNotice } from "#src/jobs/list/not-found-notice.tsx";
import { m } from "#src/i18n/paraglide/messages.js";
import { PageHeader } from "#src/ui/layout/page-header.tsx";

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <>
      <PageHeader title={m.frame_not_found_title()} />
      <NotFoundNotice why={m.frame_not_found()} />
    </>
  );
}
