import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { parseSearch, stringifySearch } from "#src/lib/plain-search.ts";
import { lazyPart } from "#src/ui/lazy-part.tsx";
import { CrashPage } from "./crash-page.tsx";
import { PendingPage } from "./pending-page.tsx";
import { routeTree } from "./routes.tsx";

const NotFoundPage = lazyPart(async () => (await import("./not-found-page.tsx")).NotFoundPage);

/** The pages of the dashboard, over the answers that `queryClient` holds. */
export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    // Parameters that no page reads leave the address.
    search: { strict: true },
    // What is fresh is for the query client to know.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // Long enough to spare what comes at once, short enough to answer a click.
    defaultPendingMs: 100,
    defaultPendingComponent: PendingPage,
    defaultNotFoundComponent: () => <NotFoundPage />,
    defaultErrorComponent: CrashPage,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
