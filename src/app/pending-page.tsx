import { text } from "#src/i18n/text.ts";
import { PageHeader } from "#src/ui/layout/page-header.tsx";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";

/** Shown while a page's code loads. */
export function PendingPage() {
  return (
    <>
      <PageHeader title={text.ui.loading} />
      <Skeleton width="full" lines={6} />
    </>
  );
}
