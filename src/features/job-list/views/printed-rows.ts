import type { JobRow } from "#src/jobs/requests/read-requests.ts";
import { createStore } from "#src/lib/state/store.ts";

/** The rows of the list while all of them are printed; null while a page of them shows. */
export const printedRows = createStore<readonly JobRow[] | null>(null);
