import { useState } from "react";
import type { Job } from "#contract/job.ts";
import { DescriptionView } from "#src/editor/description-view.tsx";
import { statusNames } from "#src/i18n/names.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { ChangeSetAction } from "#src/jobs/changes/change-set.ts";
import type { PlannedItem } from "#src/jobs/changes/plan/plan.ts";
import { canApply } from "#src/jobs/changes/plan/plan-change-set.ts";
import { jobFields } from "#src/jobs/fields/job-fields.ts";
import { valuesOfJob } from "#src/jobs/fields/job-values.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { ChangeRow, ChangeRows } from "../change-rows.tsx";
import { ItemChanges } from "../item-changes.tsx";
import { ReadinessChange } from "./readiness-change.tsx";
import { RowFilter } from "../row-filter.tsx";
import { useReferenceNames } from "../use-action-title.ts";

const FILTERS = [
  { id: "all", label: m.change_rows_all() },
  { id: "changing", label: m.change_rows_changing() },
  { id: "problems", label: m.change_rows_problems() },
  { id: "unchanged", label: m.change_rows_unchanged() },
] as const;

type Kind = Exclude<(typeof FILTERS)[number]["id"], "all">;

/** In the order in which they are shown. */
const KINDS: readonly Kind[] = ["problems", "changing", "unchanged"];

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
  const [filter, setFilter] = useState<(typeof FILTERS)[number]["id"]>("all");
  const kindOf = (item: PlannedItem): Kind => {
    if (canApply(item, action)) return "changing";
    const { write, obstacle, problems } = item;
    return write === null && obstacle === null && problems.length === 0 ? "unchanged" : "problems";
  };
  const all = plan.map((item, position) => ({ item, position, kind: kindOf(item) }));
  const counts = Object.groupBy(all, ({ kind }) => kind);
  const rows = KINDS.flatMap((kind) => counts[kind] ?? []);
  const include = (position: number, on: boolean) => {
    const next = new Set(excluded);
    if (on) next.delete(position);
    else next.add(position);
    onExclude(next);
  };
  return (
    <>
      {(counts.changing ?? []).length === 0 && <Notice>{m.change_nothing()}</Notice>}
      <RowFilter
        label={m.change_show()}
        options={FILTERS.map(({ id, label }) => ({
          id,
          label,
          count: id === "all" ? rows.length : (counts[id] ?? []).length,
        }))}
        value={filter}
        onChange={setFilter}
      />
      <ChangeRows rows={rows.filter(({ kind }) => filter === "all" || kind === filter)}>
        {({ item, position, kind }) => (
          <ChangeRow
            key={position}
            place={item.place}
            job={item.before?.job ?? item.after}
            include={
              kind === "changing"
                ? { on: !excluded.has(position), onChange: (on) => include(position, on) }
                : undefined
            }
          >
            <PlannedChanges item={item} action={action} names={names} />
          </ChangeRow>
        )}
      </ChangeRows>
    </>
  );
}

interface PlannedChangesProps {
  item: PlannedItem;
  action: ChangeSetAction;
  names: ReturnType<typeof useReferenceNames>;
}

function PlannedChanges({ item, action, names }: PlannedChangesProps) {
  const { before, after, write, problems, obstacle } = item;
  const creates = write?.kind === "create" && problems.length === 0;
  const find = action.kind === "replaceText" ? action.find.trim() : "";
  return (
    <>
      {obstacle === "gone" && <p>{m.change_gone()}</p>}
      {write === null && obstacle === null && problems.length === 0 && <p>{m.change_stays()}</p>}
      {write?.kind === "delete" && <p>{m.change_will_delete()}</p>}
      {creates && <p>{action.kind === "undo" ? m.change_will_create() : m.change_will_add()}</p>}
      {action.kind === "import" && creates && after && (
        <>
          <p>{factsOf(after, names)}</p>
          {/* A description that was cut or garbled shows before it is sent. */}
          <details>
            <summary>{m.label_description()}</summary>
            <DescriptionView html={after.description} />
          </details>
        </>
      )}
      {write?.kind === "change" && before && after && (
        <ItemChanges before={before.job} after={after} names={names} />
      )}
      {/* An undo brings back what was, errors and all. */}
      {write && after && action.kind !== "undo" && (
        <ReadinessChange before={before?.job} after={after} />
      )}
      {problems.length > 0 && <Problems problems={problems} />}
      {item.notes?.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {item.since && (
        <Notice title={m.change_since_stays()}>
          <ItemChanges before={item.since.ours} after={item.since.theirs} names={names} />
        </Notice>
      )}
      {obstacle === "changedSince" && !item.since && (
        <Notice tone="warning">
          {action.kind === "undo" ? m.change_since_applied() : m.change_since_chosen()}
        </Notice>
      )}
      {find !== "" && write && after && linksTo(after.description, find) && (
        <Notice tone="warning">{m.change_link_kept({ find })}</Notice>
      )}
    </>
  );
}

/** What a new posting is, beside what its row names: its status, type, pay, date and address. */
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
