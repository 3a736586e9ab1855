import { createChoice } from "#src/lib/state/store.ts";

/**
 * The id of a change set that was started and may not be finished, so that pages without one need not
 * load the database. `UnfinishedChanges` clears it.
 */
export const unfinishedChanges = createChoice("unfinishedChanges");
