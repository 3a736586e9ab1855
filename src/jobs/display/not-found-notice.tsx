import { text } from "#src/i18n/text.ts";
import { buttonLook } from "#src/ui/actions/button.tsx";
import { useLastSearch } from "../last-search.ts";
import { jobsPath } from "../paths.ts";

/** Why a page has nothing to show, with a link to the list. */
export function NotFoundNotice({ why }: { why: string }) {
  const lastSearch = useLastSearch();
  return (
    <>
      <p role="alert">{why}</p>
      <p>
        <a href={jobsPath(lastSearch)} {...buttonLook()}>
          {text.app.toJobs}
        </a>
      </p>
    </>
  );
}
