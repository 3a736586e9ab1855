import { m } from "#src/i18n/paraglide/messages.js";
import { buttonLook } from "#src/ui/actions/button.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { useLastSearch } from "./last-search.ts";

/** Why a page has nothing to show, with a link to the list. */
export function NotFoundNotice({ why }: { why: string }) {
  const lastSearch = useLastSearch();
  return (
    <>
      <p role="alert">{why}</p>
      <p>
        <Link to="/jobs" search={lastSearch} {...buttonLook()}>
          {m.app_to_jobs()}
        </Link>
      </p>
    </>
  );
}
