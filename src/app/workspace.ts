import { session } from "#src/lib/session/current-session.ts";
import { forAMoment } from "#src/lib/for-a-moment.ts";
import { createQueryClient } from "#src/lib/api/query-client.ts";
import { createAppRouter } from "./router.tsx";

/** The answers and the pages of one session. */
export function createWorkspace() {
  const queryClient = createQueryClient();
  return { queryClient, router: createAppRouter(queryClient) };
}

export type FirstWorkspace = ReturnType<typeof createWorkspace> & { generation: number };

/**
 * Begins with the page of the address before anything is drawn: what is as good as there is then drawn
 * once. `undefined` while nobody is signed in.
 */
export async function loadFirstPage(): Promise<FirstWorkspace | undefined> {
  const current = session.get();
  if (!("generation" in current)) return undefined;
  const first = { ...createWorkspace(), generation: current.generation };
  await forAMoment(first.router.load());
  return first;
}
