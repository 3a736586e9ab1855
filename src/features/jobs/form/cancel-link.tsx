import { Link, useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { text } from "#src/lib/text/form-text.ts";
import { buttonLook } from "#src/ui/button.tsx";
import { useLastSearch } from "../list/last-search.ts";

/**
 * Leaves the form for where the person came from, so that the list's filter and page are as they
 * were; opened by its address, for the job (`id`) or the list.
 */
export function CancelLink({ id }: { id: number | undefined }) {
  const { history } = useRouter();
  const lastSearch = useLastSearch();
  const goBack = (event: MouseEvent) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (elsewhere || !history.canGoBack()) return;
    event.preventDefault();
    history.back();
  };
  const props = {
    ...buttonLook({ variant: "quiet" }),
    activeOptions: { exact: true },
    onClick: goBack,
  };
  return id === undefined ? (
    <Link to="/jobs" search={lastSearch} {...props}>
      {text.jobForm.cancel}
    </Link>
  ) : (
    <Link to="/jobs/$id" params={{ id }} {...props}>
      {text.jobForm.cancel}
    </Link>
  );
}
