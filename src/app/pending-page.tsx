import { m } from "#src/i18n/paraglide/messages.js";
import { PageHeader } from "#src/ui/layout/page-header.tsx";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";

/** Shown while a page's code loads. */
export function PendingPage() {
  return (
    <>
      <PageHeader title={m.ui_loading()} />
      <Skeleton width="full" lines={6} />
    </>
  );
}
