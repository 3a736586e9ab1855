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
    // Parameters that no page reads are taken out of the address.
    search: { strict: true },
    // Loaders run each time: the query client decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // Long enough not to flash before what comes at once, short enough to answer a click.
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
