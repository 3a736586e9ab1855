import { parseId } from "#contract/parse-id.ts";
import { normalizeId } from "#contract/text.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { forEachInSlices } from "#src/lib/time/in-slices.ts";
import type { VersionedJob } from "../../requests/read-requests.ts";
import type { Grid } from "../cell.ts";
import { columnOf } from "../columns.ts";
import { idText } from "./changed-id.ts";
import type { Matching } from "./match-columns.ts";
import { columnKey, type Question } from "./question.ts";
import { disagree } from "./read-description.ts";

/** Which of two edited descriptions counts is one question for the file. */
export const TEXT_KEY = columnKey("texts");

/** Asks once which column counts where the description with tags and the one without were both edited. */
export async function questionOfTexts(
  { rows }: Grid,
  { first, columns }: Matching,
  jobs: ReadonlyMap<number, VersionedJob>,
  signal?: AbortSignal,
): Promise<Question | undefined> {
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
  let count = 0;
  const compare = (row: Grid["rows"][number]) => {
    if (disagree(row[html] ?? null, row[text] ?? null, jobOf(row))) count += 1;
  };
  await forEachInSlices(rows.slice(first), compare, signal);
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
