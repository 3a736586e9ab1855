import { m } from "#src/i18n/paraglide/messages.js";
import type { JobWrite } from "../../../writes/write.ts";
import type { PlannedItem } from "../../operations/plan/planned-item.ts";

/** A planned item as an employer without auto-refresh (§2.1) can have it: it turns none on, and says so. */
export function withoutAutoRefresh(item: PlannedItem): PlannedItem {
  const { before, after, write, notes = [] } = item;
  if (!write || !after?.autoRefresh || before?.job.autoRefresh) return item;
  return {
    ...item,
    write: withoutProperty(write),
    after: { ...after, autoRefresh: false },
    notes: [...notes, m.change_auto_refresh_limited()],
  };
}

function withoutProperty(write: JobWrite): JobWrite | null {
  if (write.kind === "create") return { ...write, body: { ...write.body, autoRefresh: false } };
  // A restored one has it where the plan has.
  if (write.kind !== "change") return write;
  const { autoRefresh: _, ...changes } = write.changes;
  return Object.keys(changes).length > 0 ? { ...write, changes } : null;
}
