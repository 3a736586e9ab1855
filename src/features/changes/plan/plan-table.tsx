import { useMemo, useState } from "react";
import type { Job } from "#contract/job.ts";
import { DescriptionView } from "#src/editor/description-view.tsx";
import { statusNames } from "#src/i18n/names.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { ChangeSetAction } from "#src/jobs/writes/change-set.ts";
import type { WriteState } from "#src/jobs/writes/write.ts";
import type { PlannedItem } from "#src/jobs/actions/operations/plan/planned-item.ts";
import { canApply, stateOf } from "#src/jobs/actions/changes/plan/plan-change-set.ts";
import { jobFields } from "#src/jobs/job/fields/job-fields.ts";
import { valuesOfJob } from "#src/jobs/job/fields/job-values.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { ChangeRow, ChangeRows } from "../shared/change-rows.tsx";
import { DeletedJobLink } from "#src/jobs/job/display/deleted-job-link.tsx";
import { JobChanges } from "#src/jobs/job/display/job-changes.tsx";
import { ReadinessChange } from "./readiness-change.tsx";
import { lastWriterWords, useLastWriter } from "../shared/last-writer.ts";
import { sharedChange } from "../shared/shared-change.ts";
import { RowFilter } from "../shared/row-filter.tsx";
import { useReferenceNames } from "#src/jobs/requests/reference/use-reference-names.ts";

/** In the order in which they are shown; what is left out stays where it is. */
const ORDER: readonly WriteState[][] = [
  ["refused", "changedSince", "gone"],
  ["waiting", "excluded"],
  ["unchanged"],
];

/** In the order of the rows; postings to be sent are shown as those that change, and those that are new. */
type Shown = WriteState | "creating" | "all";

const CHIPS = [
  "refused",
  "changedSince",
  "gone",
  "waiting",
  "creating",
  "excluded",
  "unchanged",
] as const;

const labelOf = (shown: Shown): string => {
  if (shown === "all") return m.change_rows_all();
  if (shown === "creating") return m.change_rows_creating();
  return shown === "waiting" ? m.change_rows_changing() : m.change_outcome({ state: shown });
};

interface PlanTableProps {
  plan: readonly PlannedItem[];
  action: ChangeSetAction;
  /** Positions in the plan that the person left out. */
  excluded: ReadonlySet<number>;
  onExclude: (positions: ReadonlySet<number>) => void;
}

/** The dry run: every posting with what would change, and a box to leave it out. */
export function PlanTable({ plan, action, excluded, onExclude }: PlanTableProps) {
  const names = useReferenceNames();
  const [filter, setFilter] = useState<Shown>("all");
  const all = plan.map((item, position) => {
    const state = stateOf(item, action, excluded.has(position));
    const creates = state === "waiting" && item.write?.kind === "create" && action.kind !== "undo";
    return { item, position, state, shown: creates ? ("creating" as const) : state };
  });
  const shared = useMemo(() => sharedChange(plan.flatMap((item) => changeOf(item) ?? [])), [plan]);
  const counts = Object.groupBy(all, ({ shown }) => shown);
  const ordered = ORDER.flatMap((states) => all.filter(({ state }) => states.includes(state)));
  // What the file says of a job that stays as it is, is not below hundreds of others.
  const isQuiet = ({ item, state }: (typeof all)[number]) =>
    state === "unchanged" && !item.notes?.length;
  const rows = [...ordered.filter((row) => !isQuiet(row)), ...ordered.filter(isQuiet)];
  const include = (position: number, on: boolean) => {
    const next = new Set(excluded);
    if (on) next.delete(position);
    else next.add(position);
    onExclude(next);
  };
  return (
    <>
      {(counts.waiting ?? counts.creating ?? counts.excluded ?? []).length === 0 && (
        <Notice>{m.change_nothing()}</Notice>
      )}
      <RowFilter
        label={m.change_show()}
        options={[
          { id: "all" as const, label: m.change_rows_all(), count: rows.length },
          ...CHIPS.map((shown) => ({
            id: shown,
            label: labelOf(shown),
            count: counts[shown]?.length ?? 0,
          })),
        ]}
        value={filter}
        onChange={setFilter}
      />
      <ChangeRows
        rows={rows.filter(({ shown }) => filter === "all" || shown === filter)}
        shared={shared && <JobChanges {...shared} names={names} />}
      >
        {({ item, position, state }) => (
          <ChangeRow
            key={position}
            place={item.place}
            job={item.before?.job ?? item.after}
            include={
              state === "waiting" || state === "excluded"
                ? { on: state === "waiting", onChange: (on) => include(position, on) }
                : undefined
            }
          >
            <PlannedChanges
              item={item}
              action={action}
              names={names}
              isShared={shared !== undefined}
            />
          </ChangeRow>
        )}
      </ChangeRows>
    </>
  );
}

/** The change of a planned item, where it is one. */
const changeOf = ({ write, before, after }: PlannedItem) =>
  write?.kind === "change" && before && after ? { before: before.job, after } : undefined;

interface PlannedChangesProps {
  item: PlannedItem;
  action: ChangeSetAction;
  names: ReturnType<typeof useReferenceNames>;
  /** Whether the change is shown above all rows. */
  isShared: boolean;
}

function PlannedChanges({ item, action, names, isShared }: PlannedChangesProps) {
  const { before, after, write, problems, obstacle } = item;
  const deleted = item.deleted ?? (obstacle === "gone" ? before?.job.id : undefined);
  // An undo leaves a job alone that someone has changed since.
  const does = canApply(item, action) ? write?.kind : undefined;
  const creates = does === "create";
  const change = isShared ? undefined : changeOf(item);
  const find = action.kind === "replaceText" ? action.find.trim() : "";
  const isOthers =
    item.since !== undefined || (obstacle === "changedSince" && action.kind === "undo");
  const who = lastWriterWords(useLastWriter(isOthers ? before?.job.id : undefined));
  return (
    <>
      {obstacle === "gone" && <p>{m.change_gone()}</p>}
      {deleted !== undefined && <DeletedJobLink id={deleted} />}
      {write === null && obstacle === null && problems.length === 0 && <p>{m.change_stays()}</p>}
      {does === "delete" && <p>{m.change_will_delete()}</p>}
      {does === "restore" && <p>{m.change_will_restore()}</p>}
      {creates && <p>{action.kind === "undo" ? m.change_will_create() : m.change_will_add()}</p>}
      {(creates || does === "restore") && after && <p>{factsOf(after, names)}</p>}
      {action.kind !== "undo" && creates && after && (
        // A description that was cut or garbled shows before it is sent.
        <details>
          <summary>{m.label_description()}</summary>
          <DescriptionView html={after.description} />
        </details>
      )}
      {change && <JobChanges {...change} names={names} />}
      {/* An undo that publishes again brings back what was, errors and all. */}
      {write &&
        after &&
        problems.length === 0 &&
        (action.kind !== "undo" || before?.job.status === after.status) && (
          <ReadinessChange before={before?.job} after={after} />
        )}
      {problems.length > 0 && <Problems problems={problems} />}
      {problems.length > 0 && action.kind === "postInPlaces" && <p>{m.change_correct_line()}</p>}
      {item.notes?.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {item.since && (
        <Notice title={m.change_since_stays({ who })}>
          <JobChanges before={item.since.ours} after={item.since.theirs} names={names} />
        </Notice>
      )}
      {obstacle === "changedSince" && !item.since && (
        <Notice tone="warning">
          {action.kind === "undo" ? m.change_since_applied({ who }) : m.change_since_chosen()}
        </Notice>
      )}
      {find !== "" && write && after && linksTo(after.description, find) && (
        <Notice tone="warning">{m.change_link_kept({ find })}</Notice>
      )}
    </>
  );
}

/** What a new or restored posting is, beside what its row names: its status, type, pay, date and address. */
function factsOf(job: Job, names: ReturnType<typeof useReferenceNames>): string {
  const values = valuesOfJob(job);
  const groups = [
    "positionType",
    "categories",
    "salary",
    "closeDate",
    "applicantRoutingType",
  ] as const;
  const facts = groups.flatMap((group) => jobFields[group].show(values, names) ?? []);
  return [statusNames[job.status](), ...facts].join(" · ");
}

function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 1) return <Notice tone="error">{problems[0]}</Notice>;
  return (
    <Notice tone="error">
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Whether an address of a link holds the text: only the text of a description is replaced. */
const linksTo = (html: string, find: string): boolean =>
  [...html.matchAll(/href\s*=\s*("[^"]*"|'[^']*')/gi)].some(([, href = ""]) =>
    href.toLowerCase().includes(find.toLowerCase()),
  );
