import { linkOptions } from "@tanstack/react-router";
import { serviceNow } from "#src/lib/time/service-clock.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** When a person asked for a new job. Back, Forward and a reload do not change it. */
    startedAt?: number;
  }
}

/** Leads to an empty form of a new job, also where this tab has kept an unfinished one. */
export const newJobLink = linkOptions({
  to: "/jobs/new",
  state: () => ({ startedAt: serviceNow() }),
});
