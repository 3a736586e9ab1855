import { m } from "#src/i18n/paraglide/messages.js";
import type { VersionedJob } from "../../requests/read-requests.ts";
import { cellText, columnLetter, type Grid } from "../cell.ts";
import { COLUMN_NAMES, type ColumnName, columnOf } from "../columns.ts";
import { headingBase } from "../headings.ts";
import { questionOfVersions } from "./file-versions.ts";
import { addsUp, type Matching } from "./match-columns.ts";
import { type Answers, columnKey, type Question } from "./question.ts";
import { questionOfLinks } from "./read-address.ts";
import { questionOfTexts } from "./read-description.ts";
import { questionOfTrash, type Trash } from "./trash.ts";
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
