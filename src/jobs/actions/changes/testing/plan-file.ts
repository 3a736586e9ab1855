import { CATEGORIES, POSITION_TYPES } from "#contract/reference.ts";
import { planRow } from "../plan/plan-import.ts";
import type { PlannedItem } from "../../operations/plan/planned-item.ts";
import type { VersionedJob } from "../../../requests/read-requests.ts";
import type { Grid } from "../../../files/cell.ts";
import { columnChoices } from "../../../files/choices.ts";
import { columnQuestions, withAnswers } from "../../../files/import/column-questions.ts";
import { matchColumns } from "../../../files/import/match-columns.ts";
import { type Answers, firstAnswers, type Question } from "../../../files/import/question.ts";
import { questionsOf } from "../../../files/import/questions.ts";
import { placesOfJobs, readRows } from "../../../files/import/read-rows.ts";
import type { Trash } from "../../../files/import/row-target.ts";

const choices = columnChoices({ categories: CATEGORIES, positionTypes: POSITION_TYPES });

/** The questions about a file, and its dry run with the answers that are proposed and given. */
export async function planFile(
  grid: Grid,
  all: readonly VersionedJob[] = [],
  given: Answers = {},
  trash: Trash = [],
): Promise<{ questions: Question[]; items: PlannedItem[] }> {
  const jobs = new Map(all.map((one) => [one.job.id, one]));
  const ofColumns = await columnQuestions(grid, matchColumns(grid), jobs, undefined, trash);
  const first = { ...firstAnswers(ofColumns), ...given };
  const matching = withAnswers(grid, matchColumns(grid), first);
  const known = { choices, places: placesOfJobs(jobs), suggestions: new Map() };
  const questions = [...ofColumns, ...(await questionsOf(grid, matching, known))];
  const answers = { ...firstAnswers(questions), ...given };
  const rows = await readRows(grid, matching, jobs, {
    choices,
    answers,
    emptyClears: false,
    trash,
  });
  const file = { name: "a", unit: grid.unit, cells: grid.rows, ...matching, rows };
  const items = rows.map((row) => planRow(row, jobs.get(row.id ?? 0) ?? null, file));
  return { questions, items };
}
