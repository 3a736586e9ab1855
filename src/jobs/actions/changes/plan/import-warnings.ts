import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { PlannedItem } from "../../operations/plan/planned-item.ts";

/** Something of an import that a person may want to stop, and the positions of the items that do it. */
interface ImportWarning {
  name: string;
  sentence: (count: { count: number }) => string;
  positions: number[];
}

type Change = (before: Job, after: Job) => boolean;

const lowersPay: Change = ({ salary: before }, { salary: after }) =>
  before !== null &&
  (after === null ||
    (before.period.id === after.period.id &&
      (after.amount < before.amount ||
        (before.maxAmount ?? 0) > (after.maxAmount ?? after.amount))));

const CHANGES: readonly [name: string, sentence: ImportWarning["sentence"], isOne: Change][] = [
  ["pay", m.import_warn_pay, lowersPay],
  [
    "ids",
    m.import_warn_ids,
    (before, after) =>
      (before.referenceId ?? "") !== "" && before.referenceId !== after.referenceId,
  ],
  [
    "status",
    m.import_warn_archived,
    (before, after) => before.status === "active" && after.status !== "active",
  ],
];

/** The share of pay above which a change gets a warning. */
const LEAP = 0.2;

/** The positions of changes of pay by more than a fifth. */
export const payLeaps = (plan: readonly PlannedItem[]): number[] =>
  plan.flatMap(({ before, after, write }, at) => {
    const [old, next] = [before?.job.salary, after?.salary];
    if (write?.kind !== "change" || !old || !next || old.period.id !== next.period.id) return [];
    const most = (salary: typeof old) => salary.maxAmount ?? salary.amount;
    const changes = [next.amount / old.amount, most(next) / most(old)];
    return changes.some((change) => Math.abs(change - 1) > LEAP) ? [at] : [];
  });

/** What to show first: new postings among changed ones, pay that falls, ids and titles that change. */
export function importWarnings(plan: readonly PlannedItem[]): ImportWarning[] {
  const changed = plan.flatMap(({ before, after, write, problems }, at) =>
    before && after && write?.kind === "change" && problems.length === 0
      ? [{ at, before: before.job, after }]
      : [],
  );
  const created = plan.flatMap(({ write }, at) => (write?.kind === "create" ? [at] : []));
  const isOurs = plan.some(({ before }) => before !== null);
  const retitled = changed.filter(({ before, after }) => before.title !== after.title);
  const isEveryTitle = retitled.length > 2 && retitled.length === changed.length;
  return [
    { name: "created", sentence: m.import_warn_created, positions: isOurs ? created : [] },
    ...CHANGES.map(([name, sentence, isOne]) => ({
      name,
      sentence,
      positions: changed.filter(({ before, after }) => isOne(before, after)).map(({ at }) => at),
    })),
    {
      name: "titles",
      sentence: m.import_warn_titles,
      positions: isEveryTitle ? retitled.map(({ at }) => at) : [],
    },
  ].filter(({ positions }) => positions.length > 0);
}
