import { normalizeId } from "#contract/text.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import {
  changedProperties,
  EMPTY_VALUES,
  requestOf,
  valuesOfJob,
} from "../../../job/fields/job-values.ts";
import type { VersionedJob } from "../../../requests/read-requests.ts";
import { type JobBody, NEW_JOB } from "../../../job/fields/job-body.ts";
import type { ImportedFile, ImportRow } from "../../../files/import/imported-file.ts";
import type { ColumnName } from "../../../files/columns.ts";
import { cellPlace, problemText, rowPlace } from "../../../files/import/row-problem.ts";
import type { ImportChecks } from "./import-checks.ts";
import { planChanges, planCreation, type PlannedItem } from "../../operations/plan/planned-item.ts";

/**
 * The dry run of a row of an imported file. `before`: the posting that it changes, as it is now; null for
 * one that it creates, or that is gone.
 */
export function planRow(
  row: ImportRow,
  before: VersionedJob | null,
  file: ImportedFile,
  checks?: ImportChecks,
): PlannedItem {
  const plan = planFields(row, before);
  const at = file.unit === "row" ? row.number - 1 : row.number + file.header;
  const read = new Set(row.problems.map(({ column }) => column));
  const contract = [...plan.errors, ...refusals(row, checks)].flatMap(({ field, message }) => {
    const column = columnOfProperty(field, file.columns);
    if (column === undefined) return message;
    // A cell that cannot be read has that one problem, not that its field is missing as well.
    if (read.has(column)) return [];
    const place = cellPlace({ ...file, rows: file.cells }, at, column);
    return m.import_problem({ place, problem: message });
  });
  // A posting that is gone is not created again: the file did not ask for that.
  const isGone = row.id !== null && before === null;
  return {
    ...plan.item,
    ...(isGone && { write: null, obstacle: "gone" }),
    deleted: row.deleted ?? (isGone ? (row.id ?? undefined) : undefined),
    problems: [
      ...new Set([...row.problems.map((problem) => problemText(problem, at, file)), ...contract]),
    ],
    place: rowPlace(file, at),
    notes: row.notes.map((note) => problemText(note, at, file)),
  };
}

/** What the service would refuse of a row as of the dry run. */
function refusals({ id, values }: ImportRow, checks?: ImportChecks) {
  if (!checks) return [];
  const holder = checks.holders.get(normalizeId(values.referenceId ?? ""))?.id;
  const places = (values.locations ?? []).filter((place) => checks.excess.has(place));
  return [
    ...(holder !== undefined && holder !== id
      ? [{ field: "referenceId", message: m.import_reference_taken({ id: holder }) }]
      : []),
    ...places.map((text) => ({ field: "locations", message: m.import_no_room({ text }) })),
  ];
}

const NOTHING: PlannedItem = {
  before: null,
  write: null,
  after: NEW_JOB,
  problems: [],
  obstacle: null,
};

function planFields({ values, status, isUnclear }: ImportRow, before: VersionedJob | null) {
  if (isUnclear) return { item: NOTHING, errors: [] };
  if (before === null) {
    const body: JobBody = {
      ...requestOf({ ...EMPTY_VALUES, ...values }),
      status: status ?? "draft",
    };
    return planCreation(body, NEW_JOB);
  }
  // Most rows of a file are as they were exported.
  if (status === null && Object.keys(values).length === 0) return planChanges(before, {});
  const known = valuesOfJob(before.job);
  const from: JobBody = { ...requestOf(known), status: before.job.status };
  const to: JobBody = {
    ...requestOf({ ...known, ...values }),
    status: status ?? before.job.status,
  };
  return planChanges(before, changedProperties(from, to));
}

/** The columns that may hold a property of the interface, the likeliest first. */
const COLUMNS: readonly [property: RegExp, names: ColumnName[]][] = [
  [/^salary\.maxAmount/, ["maxAmount", "pay"]],
  [/^salary\.period/, ["period", "pay", "amount"]],
  [/^salary\.plusCommission/, ["plusCommission"]],
  [/^salary/, ["amount", "pay"]],
  [/^description/, ["description", "descriptionText"]],
];

/** The position of the column that holds a property; undefined where the file has no such column. */
function columnOfProperty(
  property: string,
  columns: readonly (ColumnName | null)[],
): number | undefined {
  const named = COLUMNS.find(([pattern]) => pattern.test(property))?.[1];
  const names: readonly string[] = named ?? [/^\w+/.exec(property)?.[0] ?? ""];
  return names.map((name) => columns.indexOf(name as ColumnName)).find((at) => at !== -1);
}
