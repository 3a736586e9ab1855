import type { Job } from "#contract/job.ts";
import { parseId } from "#contract/parse-id.ts";
import { foldText } from "#contract/text.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { forEachInSlices } from "#src/lib/time/in-slices.ts";
import type { VersionedJob } from "../../requests/read-requests.ts";
import { type Cell, cellText, type Grid } from "../cell.ts";
import { type ColumnName, storedCell } from "../columns.ts";
import { idText } from "./changed-id.ts";
import { isOwnExport, type Matching } from "./match-columns.ts";
import { plainText } from "../plain-text.ts";
import { columnKey, type Question } from "./question.ts";

/** Whose ids the column of ids has is one question for the file. */
export const WHOSE_KEY = columnKey("whose ids");

/** The columns that tell postings apart. Many postings share a town, a category or an address. */
const DISTINCTIVE: ReadonlySet<ColumnName | null> = new Set<ColumnName>([
  "title",
  "referenceId",
  "description",
  "descriptionText",
]);

const wordsOf = (cell: Cell | undefined) => foldText(plainText(cellText(cell)));

/**
 * Asks whose ids a column has, unless most of its rows are about the postings that have these ids here. An
 * export of another employer has the headings of ours, but not our postings.
 */
export async function questionOfIds(
  grid: Grid,
  { header, first, columns }: Matching,
  jobs: ReadonlyMap<number, VersionedJob>,
  signal?: AbortSignal,
): Promise<Question | undefined> {
  const headings = (grid.rows[header] ?? []).map(cellText);
  const isOwn = isOwnExport(headings);
  const distinctive = columns.flatMap((name, at) =>
    name !== null && DISTINCTIVE.has(name) ? [{ at, name }] : [],
  );
  const agrees = (cells: readonly Cell[], job: Job) =>
    distinctive.some(({ at, name }) => {
      const words = wordsOf(cells[at]);
      return words !== "" && words === wordsOf(storedCell(name, job));
    });
  for (const at of columns.flatMap((name, index) => (name === "id" ? [index] : []))) {
    let [count, known, isForeign] = [0, 0, false];
    /** By posting whether a row agrees with it: a record has a row for each version. */
    const postings = new Map<number, boolean>();
    const compare = (cells: readonly Cell[]) => {
      const text = idText(cells[at]);
      if (text === "") return;
      count += 1;
      const id = parseId(text) ?? 0;
      isForeign ||= id === 0;
      const job = jobs.get(id)?.job;
      if (!job) return;
      known += 1;
      postings.set(id, postings.get(id) || agrees(cells, job));
    };
    await forEachInSlices(grid.rows.slice(first), compare, signal);
    const areMostKnown = isOwn || (!isForeign && known * 2 >= count);
    const agreeing = [...postings.values()].filter(Boolean).length;
    if (areMostKnown && agreeing * 2 >= postings.size) continue;
    const heading = headings[at] ?? "";
    const hasReference = columns.includes("referenceId");
    return {
      key: WHOSE_KEY,
      column: "id",
      text: areMostKnown ? m.import_whose_ids_differ({ heading }) : m.import_whose_ids({ heading }),
      count,
      options: [
        { value: "ours", label: m.import_ids_ours() },
        ...(hasReference ? [] : [{ value: "reference", label: m.import_ids_reference() }]),
      ],
      proposal: proposalOf(isForeign, known > 0, hasReference),
      leave: m.import_leave_column(),
    };
  }
  return undefined;
}

/** Ids that nobody has create nothing and change nothing as ours; some that are known might. */
function proposalOf(isForeign: boolean, someKnown: boolean, hasReference: boolean) {
  if (someKnown) return undefined;
  if (isForeign) return hasReference ? "" : "reference";
  return "ours";
}
