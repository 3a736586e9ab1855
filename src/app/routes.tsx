import type { QueryClient } from "@tanstack/react-query";
import {
  createLazyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  type RouterHistory,
} from "@tanstack/react-router";
import { isCalendarDate } from "#contract/calendar-date.ts";
import { parseId } from "#contract/parse-id.ts";
import { preloadEditor } from "#src/features/job-editor/sections/use-lazy-editor.ts";
import { JobListPage } from "#src/features/job-list/job-list-page.tsx";
import { prefetchReferences } from "#src/jobs/requests/reference/reference-queries.ts";
import { filterOf, readListSearch, withRemembered } from "#src/jobs/list/list-search.ts";
import { listQueries } from "#src/jobs/list/list-queries.ts";
import { jobQueries } from "#src/jobs/requests/queries.ts";
import { prefetch } from "#src/lib/api/query-client.ts";
import { parseQuery, stringifyQuery } from "#src/lib/api/query-string.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { AppShell } from "./app-shell.tsx";
import { CrashedApp, CrashPage } from "./crash-page.tsx";
import { PendingPage } from "./pending-page.tsx";

// Loaders start the requests of a page and do not wait for them: the page shows at once, with what is
// cached and skeletons for the rest.

const loadJobPages = async () => import("#src/features/job-detail/job-pages.ts");
const loadEditorPage = async () => import("#src/features/job-editor/job-editor-page.tsx");
const loadChangePages = async () => import("#src/features/changes/change-pages.ts");
const loadImportPage = async () => import("#src/features/import/import-page.tsx");

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: AppShell,
  errorComponent: CrashedApp,
  notFoundComponent: NotFoundPage,
});

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  validateSearch: readListSearch,
  beforeLoad: ({ search }) => {
    // oxlint-disable-next-line typescript/only-throw-error -- how the router redirects
    throw redirect({ to: "/jobs", search, replace: true });
  },
});

const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/jobs",
  validateSearch: readListSearch,
  beforeLoad: ({ search, cause }) => {
    const sized = withRemembered(search);
    // Back and Forward within the list show what they showed.
    if (sized !== search && cause !== "stay")
      // oxlint-disable-next-line typescript/only-throw-error -- how the router redirects
      throw redirect({ to: "/jobs", search: sized, replace: true });
  },
  loaderDeps: ({ search }) => filterOf(search),
  loader: ({ context, deps }) => {
    if (!deps.view) prefetch(context.queryClient, listQueries.page(deps));
  },
  component: JobListPage,
});

/** The `$jobId` of a path; no route matches what is not an id. */
const jobParams = {
  parse: ({ jobId }: { jobId: string }) => {
    const id = parseId(jobId);
    return id !== undefined && { jobId: id };
  },
  stringify: ({ jobId }: { jobId: number }) => ({ jobId: String(jobId) }),
};

const jobRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/jobs/$jobId",
  params: jobParams,
  loader: ({ context, params }) => prefetch(context.queryClient, jobQueries.detail(params.jobId)),
}).lazy(async () => createLazyRoute("/jobs/$jobId")({ component: (await loadJobPages()).JobPage }));

/** A day as the interface writes it; no other text is one. */
const dayIn = (raw: unknown) => (typeof raw === "string" && isCalendarDate(raw) ? raw : undefined);

const jobHistoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/jobs/$jobId/history",
  params: jobParams,
  /** `version`: the one whose changes show; `day`: what applicants saw on it. */
  validateSearch: (
    raw: Record<string, unknown>,
  ): { version?: number | undefined; day?: string | undefined } => ({
    version: parseId(raw["version"]),
    day: dayIn(raw["day"]),
  }),
  loader: ({ context, params }) => prefetch(context.queryClient, jobQueries.detail(params.jobId)),
}).lazy(async () =>
  createLazyRoute("/jobs/$jobId/history")({ component: (await loadJobPages()).JobHistoryPage }),
);

/** Around the forms: one page, as the form of a new job stays where it becomes one that is edited. */
const editorRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "editor",
  loader: ({ context }) => prefetchReferences(context.queryClient),
}).lazy(async () => {
  preloadEditor();
  return createLazyRoute("/editor")({ component: (await loadEditorPage()).JobEditorPage });
});

const newJobRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: "/jobs/new",
  /** `from`: the job whose copy the form begins with. */
  validateSearch: (raw: Record<string, unknown>): { from?: number | undefined } => ({
    from: parseId(raw["from"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { from } }) => {
    if (from !== undefined) prefetch(context.queryClient, jobQueries.detail(from));
  },
});

const editJobRoute = createRoute({
  getParentRoute: () => editorRoute,
  path: "/jobs/$jobId/edit",
  params: jobParams,
  /** `version`: an earlier one, whose values the form begins with. */
  validateSearch: (raw: Record<string, unknown>): { version?: number | undefined } => ({
    version: parseId(raw["version"]),
  }),
  loader: ({ context, params }) => prefetch(context.queryClient, jobQueries.detail(params.jobId)),
});

const changeSetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/changes/$changeSetId",
}).lazy(async () =>
  createLazyRoute("/changes/$changeSetId")({
    component: (await loadChangePages()).ChangeSetPage,
  }),
);

/** The page of a list that an address names. */
const readPage = (raw: Record<string, unknown>): { page?: number | undefined } => ({
  page: parseId(raw["page"]),
});

const activityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/activity",
  validateSearch: readPage,
}).lazy(async () =>
  createLazyRoute("/activity")({ component: (await loadChangePages()).ActivityPage }),
);

const oneActivityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/activity/$activityId",
  params: {
    parse: ({ activityId }: { activityId: string }) => {
      const id = parseId(activityId);
      return id !== undefined && { activityId: id };
    },
    stringify: ({ activityId }: { activityId: number }) => ({ activityId: String(activityId) }),
  },
  validateSearch: readPage,
}).lazy(async () =>
  createLazyRoute("/activity/$activityId")({
    component: (await loadChangePages()).OneActivityPage,
  }),
);

const trashRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/trash",
  validateSearch: readPage,
}).lazy(async () => createLazyRoute("/trash")({ component: (await loadChangePages()).TrashPage }));

const importRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/import",
}).lazy(async () => createLazyRoute("/import")({ component: (await loadImportPage()).ImportPage }));

const routeTree = rootRoute.addChildren([
  homeRoute,
  listRoute,
  jobRoute,
  jobHistoryRoute,
  editorRoute.addChildren([newJobRoute, editJobRoute]),
  changeSetRoute,
  activityRoute,
  oneActivityRoute,
  trashRoute,
  importRoute,
]);

/** The router of one session, over what its query client caches. */
export function createAppRouter(history: RouterHistory, queryClient: QueryClient) {
  return createRouter({
    history,
    routeTree,
    context: { queryClient },
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
    search: { strict: true },
    defaultPreload: "intent",
    // The query client knows what is fresh.
    defaultPreloadStaleTime: 0,
    // Long enough not to flash before what comes at once, short enough to respond to a click.
    defaultPendingMs: 100,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: CrashPage,
    scrollRestoration: true,
    scrollRestorationBehavior: "instant",
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
