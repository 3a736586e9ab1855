import { createBrowserHistory } from "@tanstack/react-router";
import { createQueryClient } from "#src/lib/api/query-client.ts";
import { followJobsChanges } from "#src/jobs/requests/tab-sync.ts";
import { createAppRouter } from "./routes.tsx";

/** One for the tab, across sessions. */
const history = createBrowserHistory();

/** The query client and the router of one session. */
export function createSessionScope() {
  const queryClient = createQueryClient();
  followJobsChanges(queryClient);
  return { queryClient, router: createAppRouter(history, queryClient) };
}
