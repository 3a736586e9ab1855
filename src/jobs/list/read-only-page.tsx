import { m } from "#src/i18n/paraglide/messages.js";
import { PageHeader } from "#src/ui/layout/page-header.tsx";
import { NotFoundNotice } from "./not-found-notice.tsx";

/** In place of a page that writes postings, where the key can only read. */
export function ReadOnlyPage() {
  return (
    <>
      <PageHeader title={m.job_form_read_only_title()} />
      <NotFoundNotice why={m.job_form_read_only()} />
    </>
  );
}
