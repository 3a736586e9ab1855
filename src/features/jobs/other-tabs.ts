import type { QueryClient } from "@tanstack/react-query";
import { onFirstUse } from "#src/lib/text/grammar.ts";
import { jobQueries } from "./queries.ts";

/** One for the whole page: what it says on it, it does not hear itself. */
const channel = onFirstUse(() => new BroadcastChannel("jobs"));

/** Something may have become of a job, which other tabs of this browser may show. */
export function tellOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin, so it takes none
  channel().postMessage("changed");
}

/** Asks anew for what another tab has changed: at once where it is in sight, else when it comes into sight. */
export function followOtherTabs(client: QueryClient): void {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- in place of the client of a session before
  channel().onmessage = () =>
    void client.invalidateQueries({
      queryKey: jobQueries.all(),
      refetchType: document.hidden ? "none" : "active",
    });
}
