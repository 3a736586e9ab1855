import type { MouseEvent } from "react";
import { opensElsewhere } from "#src/lib/opens-elsewhere.ts";
import { useRouter } from "#src/lib/router/use-router.ts";
import { text } from "#src/i18n/text.ts";
import { buttonLook } from "#src/ui/actions/button.tsx";
import { useLastSearch } from "#src/jobs/last-search.ts";
import { jobPath, jobsPath } from "#src/jobs/paths.ts";

/**
 * Leaves the form for where the person came from, so that the list's filter and page are as they
 * were. A form that was opened by its address is left for the job (`id`) or the list.
 */
export function CancelLink({ id }: { id: number | undefined }) {
  const { history } = useRouter();
  const lastSearch = useLastSearch();
  const goBack = (event: MouseEvent) => {
    if (opensElsewhere(event) || !history.canGoBack()) return;
    event.preventDefault();
    history.back();
  };
  const path = id === undefined ? jobsPath(lastSearch) : jobPath(id);
  return (
    <a href={path} {...buttonLook({ variant: "quiet" })} onClick={goBack}>
      {text.ui.cancel}
    </a>
  );
}
