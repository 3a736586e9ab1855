import { createStore } from "#src/lib/state/store.ts";
import type { JobEdit } from "./follow-edit.ts";

/** The edit that the form saved last, until it is offered to postings with the same text. */
export const latestEdit = createStore<JobEdit | null>(null);
