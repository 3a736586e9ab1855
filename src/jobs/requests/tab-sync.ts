import type { QueryClient } from "@tanstack/react-query";
import { createTabChannel } from "#src/lib/session/tab-channel.ts";
import { jobQueries } from "./queries.ts";

const channel = createTabChannel("jobs");

/** The time of the latest broadcast, in milliseconds since 1970. */
let broadcastAt = 0;

/** Tells the other tabs of this browser to refetch jobs. */
export function broadcastJobsChanged(): void {
  broadcastAt = Date.now();
  channel.post("changed");
}

let unsubscribe = () => {};

/**
 * Invalidates the jobs that another tab has changed; a hidden tab refetches them when it is shown. The
 * other tabs repeat changes since the start of the page, as this begins later. Replaces the client of
 * an earlier session.
 */
export function followJobsChanges(client: QueryClient): void {
  unsubscribe();
  unsubscribe = channel.subscribe((message) => {
    if (message === "changed")
      void client.invalidateQueries({
        queryKey: jobQueries.all(),
        refetchType: document.hidden ? "none" : "active",
      });
    else if (broadcastAt >= message.since) channel.post("changed");
  });
  channel.post({ since: performance.timeOrigin });
}
