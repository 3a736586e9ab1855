import { text } from "#src/i18n/text.ts";
import { buttonLook } from "#src/ui/button.tsx";
import { useLastSearch } from "../last-search.ts";
import { jobsPath } from "../paths.ts";

/** Under the heading of a page that has nothing to show: why, and the way on. */
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
