import { noop, type QueryClient } from "@tanstack/react-query";
import { JobsPage } from "#src/features/jobs/list/jobs-page.tsx";
import { filterOf, readListSearch } from "#src/features/jobs/list/list-search.ts";
import { editJobPath, jobPath, jobsPath, newJobPath } from "#src/features/jobs/paths.ts";
import { jobQueries } from "#src/features/jobs/queries.ts";
import { loadSchemas } from "#src/features/jobs/requests.ts";
import { lazyPart, loadWhenIdle } from "#src/ui/lazy-part.tsx";
import { fetchAhead } from "#src/lib/fetch-ahead.ts";
import { forAMoment } from "#src/lib/for-a-moment.ts";
import { parseSearch } from "#src/lib/search-parameters.ts";
import type { Page } from "#src/lib/router/router.ts";
import { numberIn } from "#contract/number-in.ts";

// Opening a page starts its requests and does not wait for them: the page shows at once, with what
// there is. (The list waits a moment for its rows: `forAMoment`.)

const loadJobPage = async () => import("#src/features/jobs/detail/job-page.tsx");
const loadForms = async () => import("#src/features/jobs/form/job-form-page.tsx");
const loadEditor = async () => import("#src/editor/description-editor.tsx");
const loadReferenceQueries = async () =>
  import("#src/features/jobs/form/reference/reference-queries.ts");

// In the order in which they are likely to be wanted. The form and its editor come together: one after
// the other, a phone's line would stand idle between them.
for (const load of [loadSchemas, loadJobPage, async () => Promise.all([loadForms(), loadEditor()])])
  loadWhenIdle(load);

const NotFoundPage = lazyPart(async () => (await import("./not-found-page.tsx")).NotFoundPage);

/** The pages of the dashboard, over the answers that `client` holds. How their addresses are written: `paths.ts`. */
export function pagesOver(client: QueryClient) {
  return (pathname: string, search: string): Page => {
    const path = pathname.replace(/\/+$/, "");
    const parameters = parseSearch(search);
    if (path === "" || path === "/jobs") return listPage(client, parameters);
    if (path === "/jobs/new") {
      const from = numberIn(parameters["from"]);
      return formPage(client, newJobPath(from), { from });
    }
    const [, written, edit] = /^\/jobs\/([^/]+)(\/edit)?$/.exec(path) ?? [];
    const id = numberIn(written);
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
      if (client.getQueryData(list.queryKey)) fetchAhead(client, list);
      // Shorter than the router's moment, and so never followed by a page that says "Loading": it would
      // take the search box from under somebody's hands.
      else await forAMoment(client.query(list));
      return <JobsPage search={search} />;
    },
  };
}

function jobPage(client: QueryClient, id: number): Page {
  return {
    address: jobPath(id),
    async open() {
      fetchAhead(client, jobQueries.detail(id));
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
        .then(({ fetchReferencesAhead }) => fetchReferencesAhead(client))
        // The form asks again, and says what fails.
        .catch(noop);
      const shown = id ?? from;
      if (shown !== undefined) fetchAhead(client, jobQueries.detail(shown));
      const { JobFormPage } = await loadForms();
      return <JobFormPage id={id} from={from} />;
    },
  };
}
