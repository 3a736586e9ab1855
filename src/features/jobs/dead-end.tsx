import { text } from "#src/lib/text/text.ts";
import { buttonLook } from "#src/ui/button.tsx";
import { useLastSearch } from "./list/last-search.ts";
import { jobsPath } from "./paths.ts";

/** Under the heading of a page that has nothing to show: why, and the way on. */
export function DeadEnd({ why }: { why: string }) {
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
