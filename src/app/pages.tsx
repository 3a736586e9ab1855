import { noop, type QueryClient } from "@tanstack/react-query";
import { JobListPage } from "#src/features/job-list/job-list-page.tsx";
import { filterOf, readListSearch } from "#src/jobs/list-search.ts";
import { editJobPath, jobPath, jobsPath, newJobPath } from "#src/jobs/paths.ts";
import { jobQueries } from "#src/jobs/queries.ts";
import { loadSchemas } from "#src/jobs/requests.ts";
import { lazyPart, preloadWhenIdle } from "#src/ui/feedback/lazy-part.tsx";
import { prefetch } from "#src/lib/prefetch.ts";
import { withTimeout } from "#src/lib/with-timeout.ts";
import { parseSearch } from "#src/lib/search-parameters.ts";
import type { Page } from "#src/lib/router/router.ts";
import { parseId } from "#contract/parse-id.ts";

// Opening a page starts its requests and does not wait for them: the page shows at once, with what
// there is. (The list waits a moment for its rows: `withTimeout`.)

const loadJobPage = async () => import("#src/features/job-detail/job-detail-page.tsx");
const loadForms = async () => import("#src/features/job-editor/job-editor-page.tsx");
const loadEditor = async () => import("#src/editor/description-editor.tsx");
const loadReferenceQueries = async () => import("#src/jobs/reference/reference-queries.ts");

// In the order in which they are likely to be wanted. The form and its editor come together: one after
// the other, a phone's line would stand idle between them.
for (const load of [loadSchemas, loadJobPage, async () => Promise.all([loadForms(), loadEditor()])])
  preloadWhenIdle(load);

const NotFoundPage = lazyPart(async () => (await import("./not-found-page.tsx")).NotFoundPage);

/** The pages of the dashboard, over the answers that `client` holds. How their addresses are written: `paths.ts`. */
export function pagesOver(client: QueryClient) {
  return (pathname: string, search: string): Page => {
    const path = pathname.replace(/\/+$/, "");
    const parameters = parseSearch(search);
    if (path === "" || path === "/jobs") return listPage(client, parameters);
    if (path === "/jobs/new") {
      const from = parseId(parameters["from"]);
      return formPage(client, newJobPath(from), { from });
    }
    const [, written, edit] = /^\/jobs\/([^/]+)(\/edit)?$/.exec(path) ?? [];
    const id = parseId(written);
    if (id === undefined) return { address: pathname + search, open: async () => <NotFoundPage /> };
    return edit === undefined ? jobPage(client, id) : formPage(client, editJobPath(id), { id });
  };
}

/** Most visits begin and end here, so its code is there from the beginning. */
function listPage(client: QueryClient, parameters: Record<string, unknown>): Page {
  const search = readListSearch(parameters);
  return {
    address: jobsPath(search),
    async open() {
      const list = jobQueries.list(filterOf(search));
      // What was there before shows at once, and what has changed since comes after it.
      if (client.getQueryData(list.queryKey)) prefetch(client, list);
      // Shorter than the router's moment, and so never followed by a page that says "Loading": it would
      // take the search box from under somebody's hands.
      else await withTimeout(client.query(list));
      return <JobListPage search={search} />;
    },
  };
}

function jobPage(client: QueryClient, id: number): Page {
  return {
    address: jobPath(id),
    async open() {
      prefetch(client, jobQueries.detail(id));
      const { JobPage } = await loadJobPage();
      return <JobPage id={id} />;
    },
  };
}

/** One page for all forms: a form goes on where a new job becomes one that is edited. */
function formPage(
  client: QueryClient,
  address: string,
  { id, from }: { id?: number | undefined; from?: number | undefined },
): Page {
  return {
    address,
    async open() {
      void loadReferenceQueries()
        .then(({ prefetchReferences }) => prefetchReferences(client))
        // The form asks again, and says what fails.
        .catch(noop);
      const shown = id ?? from;
      if (shown !== undefined) prefetch(client, jobQueries.detail(shown));
      const { JobEditorPage } = await loadForms();
      return <JobEditorPage id={id} from={from} />;
    },
  };
}
