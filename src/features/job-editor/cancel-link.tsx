import { useCanGoBack, useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { buttonLook } from "#src/ui/actions/button.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { useLastSearch } from "#src/jobs/list/last-search.ts";

/**
 * Leaves the form for where the person came from, so that the list's filter and page are as they
 * were. A form that was opened by its address is left for the job (`id`) or the list.
 */
export function CancelLink({ id }: { id: number | undefined }) {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const lastSearch = useLastSearch();
  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (opensElsewhere || !canGoBack) return;
    event.preventDefault();
    history.back();
  };
  const look = { ...buttonLook({ variant: "quiet" }), onClick: goBack, children: m.ui_cancel() };
  if (id === undefined) return <Link to="/jobs" search={lastSearch} {...look} />;
  return <Link to="/jobs/$jobId" params={{ jobId: id }} {...look} />;
}
