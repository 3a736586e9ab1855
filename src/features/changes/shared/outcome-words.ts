import { list, number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import {
  type ChangeSetAction,
  type ItemCounts,
  leftOf,
  totalOf,
} from "#src/jobs/writes/change-set.ts";
import { deedOf } from "./describe-action.ts";

/** "34 jobs changed · 2 changes undone"; that none was, where none was. */
export function doneWords(action: ChangeSetAction, { stored = 0, undone = 0 }: ItemCounts): string {
  const done = [
    stored > 0 && m.change_done({ count: stored, what: deedOf(action) }),
    undone > 0 && m.change_undone({ count: undone }),
  ].filter((words) => words !== false);
  return done.length === 0 ? m.change_none_done() : done.join(" · ");
}

/** In the order in which a person wants to know of them. */
const OTHERS = ["changedSince", "refused", "unknown", "gone", "excluded", "unchanged"] as const;

/** What became of the others: "46 skipped because someone else changed them and 3 refused". */
export const otherWords = (counts: ItemCounts): string =>
  list(
    OTHERS.flatMap((state) => {
      const count = counts[state] ?? 0;
      return count > 0 ? [m.change_outcome_count({ count, state })] : [];
    }),
  );

/** How many of those that are to be sent have an outcome. */
export function finishedOf(counts: ItemCounts): number {
  const { unchanged = 0, excluded = 0 } = counts;
  return totalOf(counts) - leftOf(counts) - unchanged - excluded;
}

/** "Jobs done: 13 of 63" */
export const progressWords = (counts: ItemCounts): string =>
  m.change_progress({
    done: number(finishedOf(counts)),
    total: number(finishedOf(counts) + leftOf(counts)),
  });
