import { createBrowserHistory } from "@tanstack/history";
import { session } from "#src/lib/session/current-session.ts";
import { withTimeout } from "#src/lib/with-timeout.ts";
import { createQueryClient } from "#src/lib/api/query-client.ts";
import { preloadWhenIdle } from "#src/ui/feedback/lazy-part.tsx";
import { createRouter } from "#src/lib/router/router.ts";
import { pagesOver } from "./pages.tsx";

/** The tab has one, whoever is signed in. */
const history = createBrowserHistory();

/** The query client and the router of one session. */
export function createSessionScope() {
  const queryClient = createQueryClient();
  preloadWhenIdle(async () =>
    (await import("#src/jobs/tab-sync.ts")).followJobsChanges(queryClient),
  );
  return {
    queryClient,
    router: createRouter(history, pagesOver(queryClient)),
  };
}

export type FirstSessionScope = ReturnType<typeof createSessionScope> & { generation: number };

/**
 * Begins to load the page of the address before anything is drawn, and waits for it for a moment,
 * so that it is mostly drawn once, with its rows. `undefined` while nobody is signed in.
 */
export async function loadFirstPage(): Promise<FirstSessionScope | undefined> {
  const current = session.get();
  if (!("generation" in current)) return undefined;
  const first = { ...createSessionScope(), generation: current.generation };
  await withTimeout(first.router.open());
  return first;
}
