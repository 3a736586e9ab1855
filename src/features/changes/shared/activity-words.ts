import { type Activity, type Source, VERSION_KINDS } from "#contract/history.ts";
import { list, localTime } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { writerOf } from "#src/jobs/job/display/origin-words.ts";

/** What is without a sentence of its own, as single edits are. */
const TITLES: Readonly<Record<Source, () => string>> = {
  form: m.activity_form,
  changeSet: m.activity_change_set,
  import: m.activity_import,
  undo: m.activity_undo,
  api: m.activity_api,
  autoRefresh: m.activity_auto_refresh,
  plan: m.activity_plan,
  rename: m.activity_rename,
  purge: m.activity_purge,
  seed: m.activity_seed,
  unknown: m.activity_unknown_source,
};

/** What was done: of a change set, as its page said when it was applied. */
export const activityTitle = ({ changeSet, through }: Activity): string =>
  changeSet?.text || TITLES[through]();

/** What came of it: "30 jobs changed", "2 jobs: 5 changes and 1 deletion". */
export function activityOutcome({ counts, jobs }: Activity): string {
  const kinds = VERSION_KINDS.flatMap((kind) => {
    const count = kind === "kept" ? 0 : counts[kind];
    return kind !== "kept" && count > 0 ? [{ kind, count }] : [];
  });
  if (kinds.length === 0) return m.activity_jobs({ count: jobs.total });
  const [only] = kinds;
  return kinds.length === 1 && only?.count === jobs.total
    ? m.activity_done(only)
    : m.ui_labelled({
        label: m.activity_jobs({ count: jobs.total }),
        value: list(kinds.map((of) => m.activity_count(of))),
      });
}

/** Names the button of an undo. Of edits one by one, only who and when tells them apart. */
export const undoName = (activity: Activity): string =>
  m.change_do_undo({
    what: [activityTitle(activity), writerOf(activity), localTime(Date.parse(activity.first))].join(
      " · ",
    ),
  });
