import { parseId } from "#contract/parse-id.ts";
import { normalizeId } from "#contract/text.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { VersionedJob } from "../../requests/read-requests.ts";
import type { Grid } from "../cell.ts";
import { columnOf } from "../columns.ts";
import { idText } from "./changed-id.ts";
import type { Matching } from "./match-columns.ts";
import type { Question } from "./questions.ts";
import { disagree } from "./read-description.ts";

/** Which of two edited descriptions counts is one question for the file. */
export const TEXT_KEY = "descriptionText:which";

/** Asks once which column counts where the description with tags and the one without were both edited. */
export function questionOfTexts(
  { rows }: Grid,
  { first, columns }: Matching,
  jobs: ReadonlyMap<number, VersionedJob>,
): Question | undefined {
  const [html, text] = [columns.indexOf("description"), columns.indexOf("descriptionText")];
  if (html === -1 || text === -1) return undefined;
  const byReference = new Map(
    [...jobs.values()].flatMap(({ job }) =>
      job.referenceId === null ? [] : [[normalizeId(job.referenceId), job] as const],
    ),
  );
  const jobOf = (row: Grid["rows"][number]) =>
    jobs.get(parseId(idText(row[columns.indexOf("id")])) ?? 0)?.job ??
    byReference.get(normalizeId(idText(row[columns.indexOf("referenceId")]))) ??
    null;
  const count = rows
    .slice(first)
    .filter((row) => disagree(row[html] ?? null, row[text] ?? null, jobOf(row))).length;
  if (count === 0) return undefined;
  return {
    key: TEXT_KEY,
    column: "descriptionText",
    text: m.import_which_text(),
    count,
    options: [
      { value: "description", label: columnOf("description").header() },
      { value: "descriptionText", label: columnOf("descriptionText").header() },
    ],
    proposal: undefined,
  };
}
