import { m } from "#src/i18n/paraglide/messages.js";
import type { VersionedJob } from "../../requests/read-requests.ts";
import { type Cell, cellText, columnLetter, type Grid } from "../cell.ts";
import { COLUMN_NAMES, type ColumnName, columnOf } from "../columns.ts";
import { headingBase } from "../headings.ts";
import { addsUp, type Matching } from "./match-columns.ts";
import { type Answers, columnKey, type Question, TRASH_KEY, VERSION_KEY } from "./question.ts";
import { questionOfLinks } from "./read-address.ts";
import { questionOfTexts } from "./read-description.ts";
import { deletedJobOf, earlierVersion, newestVersions, type Trash } from "./row-target.ts";
import { questionOfIds, WHOSE_KEY } from "./whose-ids.ts";

/** The answer that takes several descriptions one below another. */
const ALL = "all";

type Jobs = ReadonlyMap<number, VersionedJob>;

/** What has to be known of the columns before their cells are read, found in slices. */
export async function columnQuestions(
  grid: Grid,
  matching: Matching,
  jobs: Jobs,
  signal?: AbortSignal,
  trash: Trash = [],
): Promise<Question[]> {
  const ofFile = [
    await questionOfIds(grid, matching, jobs, signal),
    questionOfTrash(grid, matching, jobs, trash),
    questionOfVersions(grid, matching, jobs),
    await questionOfTexts(grid, matching, jobs, signal),
    questionOfLinks(grid, matching),
  ];
  return [
    ...ofFile.filter((question) => question !== undefined),
    ...COLUMN_NAMES.flatMap((name) => questionOfColumn(grid, matching, name) ?? []),
  ];
}

/** The columns as the answers have them. */
export function withAnswers(grid: Grid, matching: Matching, answers: Answers): Matching {
  const hasReference = matching.columns.includes("referenceId");
  const columns = matching.columns.map((name, at) => {
    if (name === null) return null;
    const chosen = answers[columnKey(name)];
    if (chosen === ALL) return matching.columns.indexOf(name) === at ? name : "section";
    const isTaken =
      chosen === undefined ||
      groupsOf(grid, matching, name).some((group) => group.join() === chosen && group.includes(at));
    if (!isTaken) return null;
    const whose = name === "id" ? answers[WHOSE_KEY] : undefined;
    if (whose === undefined || whose === "ours") return name;
    return whose === "reference" && !hasReference ? "referenceId" : null;
  });
  return { ...matching, columns };
}

/** The columns of a name that are one: repeated headings of what adds up, else each for itself. */
function groupsOf(
  { rows }: Grid,
  { header, first, columns }: Matching,
  name: ColumnName,
): number[][] {
  const groups = new Map<string, number[]>();
  const seen = new Set<string>();
  for (const [at, one] of columns.entries()) {
    if (one !== name) continue;
    const values = rows.slice(first).map((row) => cellText(row[at]));
    const content = values.join("\n");
    // An empty column, or a copy of an earlier one, is no choice.
    if (content.trim() === "" || (seen.has(content) && !addsUp(name))) continue;
    seen.add(content);
    const key = addsUp(name) ? headingBase(cellText(rows[header]?.[at])) : String(at);
    groups.set(key, [...(groups.get(key) ?? []), at]);
  }
  return [...groups.values()];
}

/** Which of several columns is the field. A title or description in two languages has no likelier one. */
function questionOfColumn(grid: Grid, matching: Matching, name: ColumnName): Question | undefined {
  // Sections are all taken.
  if (["read only", "section"].includes(columnOf(name).kind)) return undefined;
  if (matching.columns.indexOf(name) === matching.columns.lastIndexOf(name)) return undefined;
  const groups = groupsOf(grid, matching, name);
  if (groups.length < 2) return undefined;
  const heading = (at: number) => {
    const text = cellText(grid.rows[matching.header]?.[at]);
    return grid.unit === "row" ? `${columnLetter(at)} ${text}` : text;
  };
  // The address to apply at comes before that of the posting.
  const isToApply = ([at = 0]: number[]) => /appl(?:y|ic)|postul|candidat/i.test(heading(at));
  const isAddress = name === "applicationUrl" || name === "applicationEmail";
  const ordered = isAddress
    ? groups.toSorted((a, b) => Number(isToApply(b)) - Number(isToApply(a)))
    : groups;
  const options = ordered.map((group) => ({
    value: group.join(),
    label: group.map(heading).join(", "),
  }));
  return {
    key: columnKey(name),
    column: name,
    text: m.import_which_column({ column: columnOf(name).header() }),
    count: groups.length,
    options: [
      ...options,
      ...(name === "description" ? [{ value: ALL, label: m.import_all_descriptions() }] : []),
    ],
    proposal: name === "title" || name === "description" ? undefined : options[0]?.value,
    leave: m.import_leave_column(),
  };
}

/** Asks once what becomes of rows about deleted jobs. */
function questionOfTrash(
  { rows }: Grid,
  { first, columns }: Matching,
  jobs: Jobs,
  trash: Trash,
): Question | undefined {
  if (trash.length === 0) return undefined;
  const find = deletedJobOf(trash, jobs);
  const [id, reference] = [columns.indexOf("id"), columns.indexOf("referenceId")];
  const count = rows
    .slice(first)
    .filter((cells) => find(cells[id] ?? null, cells[reference] ?? null)).length;
  if (count === 0) return undefined;
  return {
    key: TRASH_KEY,
    column: id === -1 ? "referenceId" : "id",
    text: m.import_trash(),
    count,
    options: [{ value: "create", label: m.import_trash_create() }],
    proposal: undefined,
    leave: m.import_trash_restore(),
  };
}

/** Asks once whether the file's versions replace those that jobs have had since. */
function questionOfVersions(grid: Grid, matching: Matching, jobs: Jobs): Question | undefined {
  const newest = newestVersions(grid, matching);
  const isEarlier = (cells: readonly Cell[]) =>
    earlierVersion(cells, matching.columns, jobs, newest) === "changedSince";
  const count = grid.rows.slice(matching.first).filter(isEarlier).length;
  if (count === 0) return undefined;
  return {
    key: VERSION_KEY,
    column: "jobVersion",
    text: m.import_which_version(),
    count,
    options: [{ value: "file", label: m.import_version_of_file() }],
    proposal: undefined,
    leave: m.import_version_of_now(),
  };
}
