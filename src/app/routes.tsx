import { noop, type QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import { JobsPage } from "#src/features/jobs/list/jobs-page.tsx";
import { filterOf, readListSearch } from "#src/features/jobs/list/list-search.ts";
import { jobQueries } from "#src/features/jobs/queries.ts";
import { loadSchemas } from "#src/features/jobs/requests.ts";
import { loadWhenIdle } from "#src/ui/lazy-part.tsx";
import { fetchAhead } from "#src/lib/fetch-ahead.ts";
import { forAMoment } from "#src/lib/for-a-moment.ts";
import { numberIn } from "#contract/number-in.ts";
import { Frame } from "./frame.tsx";

// Loaders start the requests of a page and do not wait for them: the page shows at once, with what
// there is. (The list waits a moment for its rows: `forAMoment`.) They also run when a link is
// pointed at or focused, so that the answer is often there before the click.

const loadJobPage = async () => import("#src/features/jobs/detail/job-page.tsx");
const loadForms = async () => import("#src/features/jobs/form/job-form-page.tsx");

// In the order in which they are likely to be wanted.
for (const load of [loadSchemas, loadJobPage, loadForms]) loadWhenIdle(load);

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Frame,
});

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  validateSearch: readListSearch,
  beforeLoad: ({ search }) => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect
    throw redirect({ to: "/jobs", search, replace: true });
  },
});

/** Most visits begin and end here, so the list is not a chunk of its own. */
const jobsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/jobs",
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => filterOf(search),
  loader: ({ context: { queryClient }, deps }) =>
    forAMoment(queryClient.query(jobQueries.list(deps))),
  // On a slow computer the moment can take longer. A pending page would then take away the search
  // box that somebody types in; the list itself shows that rows are on their way.
  pendingMs: Infinity,
  component: JobsPage,
});

const loadReferenceQueries = async () =>
  import("#src/features/jobs/form/reference/reference-queries.ts");

const loadReferences = (queryClient: QueryClient) =>
  void loadReferenceQueries()
    .then(({ fetchReferencesAhead }) => fetchReferencesAhead(queryClient))
    // The form asks again, and says what fails.
    .catch(noop);

/** The same on both routes: a form goes on where a new job becomes one that is edited. */
const JobFormPage = lazyRouteComponent(loadForms, "JobFormPage");

const newJobRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/jobs/new",
  validateSearch: ({ from }: Record<string, unknown>): { from?: number | undefined } => ({
    from: numberIn(from),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { from } }) => {
    loadReferences(queryClient);
    if (from !== undefined) fetchAhead(queryClient, jobQueries.detail(from));
  },
  component: JobFormPage,
});

const idParams = {
  // `false`: the route does not match.
  parse: ({ id }: { id: string }) => {
    const number = numberIn(id);
    return number !== undefined && { id: number };
  },
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};

const jobRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/jobs/$id",
  params: idParams,
  loader: ({ context: { queryClient }, params: { id } }) => {
    fetchAhead(queryClient, jobQueries.detail(id));
  },
  component: lazyRouteComponent(loadJobPage, "JobPage"),
});

const editJobRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/jobs/$id/edit",
  params: idParams,
  loader: ({ context: { queryClient }, params: { id } }) => {
    loadReferences(queryClient);
    fetchAhead(queryClient, jobQueries.detail(id));
  },
  component: JobFormPage,
});

export const routeTree = rootRoute.addChildren([
  homeRoute,
  jobsRoute,
  newJobRoute,
  jobRoute,
  editJobRoute,
]);
