import type { QueryClient } from "@tanstack/react-query";
import { jobQueries } from "./queries.ts";

/** One for the whole page: what it says on it, it does not hear itself. */
let opened: BroadcastChannel | undefined;
const channel = () => (opened ??= new BroadcastChannel("jobs"));

/** When that was last told, in milliseconds since 1970. */
let toldAt = 0;

/** Something may have become of a job, which other tabs of this browser may show. */
export function broadcastJobsChanged(): void {
  toldAt = Date.now();
  post("changed");
}

/**
 * Asks anew for what another tab has changed: at once where it is in sight, else when it comes into
 * sight. This begins some time after the page, so the tabs that have told something since then are
 * asked to say it again.
 */
export function followJobsChanges(client: QueryClient): void {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- in place of the client of a session before
  channel().onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === "changed")
      void client.invalidateQueries({
        queryKey: jobQueries.all(),
        refetchType: document.hidden ? "none" : "active",
      });
    else if (toldAt >= data.since) post("changed");
  };
  post({ since: performance.timeOrigin });
}

type Message = "changed" | { since: number };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin, so it takes none
const post = (message: Message) => channel().postMessage(message);
