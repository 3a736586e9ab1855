import { createBrowserHistory } from "@tanstack/history";
import { session } from "#src/lib/session/current-session.ts";
import { forAMoment } from "#src/lib/for-a-moment.ts";
import { createQueryClient } from "#src/lib/api/query-client.ts";
import { loadWhenIdle } from "#src/ui/lazy-part.tsx";
import { createRouter } from "#src/lib/router/router.ts";
import { pagesOver } from "./pages.tsx";

/** The tab has one, whoever is signed in. */
const history = createBrowserHistory();

/** The query client and the router of one session. */
export function createWorkspace() {
  const queryClient = createQueryClient();
  loadWhenIdle(async () =>
    (await import("#src/features/jobs/other-tabs.ts")).followOtherTabs(queryClient),
  );
  return {
    queryClient,
    router: createRouter(history, pagesOver(queryClient)),
  };
}

export type FirstWorkspace = ReturnType<typeof createWorkspace> & { generation: number };

/**
 * Begins to load the page of the address before anything is drawn, and waits for it for a moment,
 * so that it is mostly drawn once, with its rows. `undefined` while nobody is signed in.
 */
export async function loadFirstPage(): Promise<FirstWorkspace | undefined> {
  const current = session.get();
  if (!("generation" in current)) return undefined;
  const first = { ...createWorkspace(), generation: current.generation };
  await forAMoment(first.router.open());
  return first;
}
