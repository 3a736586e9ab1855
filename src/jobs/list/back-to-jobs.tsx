import { ArrowLeftIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { useLastSearch } from "#src/jobs/list/last-search.ts";
import { Link } from "#src/ui/navigation/link.tsx";

/** The way back to the list as it was last seen, above the title of a page. */
export function BackToJobs() {
  return (
    <Link to="/jobs" search={useLastSearch()}>
      <ArrowLeftIcon />
      {m.job_back_to_jobs()}
    </Link>
  );
}
