import { editDistance } from "#contract/edit-distance.ts";
import { namesPlace } from "#contract/read-place.ts";
import { PROVINCES } from "#contract/reference.ts";
import { foldText } from "#contract/text.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { saysAll } from "../../requests/reference/several-places.ts";
import { judgePlace, lookUpText, type Suggestions } from "../../requests/reference/judge-place.ts";
import { readPlaceText } from "../../requests/reference/read-place-text.ts";
import type { Asked } from "./question.ts";
import { forEachInSlices } from "#src/lib/time/in-slices.ts";
import { type Cell, cellText, type Grid } from "../cell.ts";
import { isSecondHeader, type Matching } from "./match-columns.ts";
import { plainLines, valuesIn } from "../plain-text.ts";

/** The distinct places of a file that no posting has, as search terms for GET /locations. */
export async function placesToLookUp(
  grid: Grid,
  { first, columns }: Matching,
  known: ReadonlySet<string>,
  signal?: AbortSignal,
): Promise<string[]> {
  const provinces = columns.indexOf("province");
  const found = new Set<string>();
  const seen = new Set<string>();
  const addPlaces = (row: readonly Cell[]) => {
    if (isSecondHeader(row, columns)) return;
    for (const [at, name] of columns.entries()) {
      const text = name === "locations" ? cellText(row[at]) : "";
      const written = cellText(row[provinces]);
      if (text === "" || known.has(text) || seen.has(`${text}\n${written}`)) continue;
      seen.add(`${text}\n${written}`);
      const province = plainLines(written);
      for (const place of valuesIn(plainLines(text)))
        if (!known.has(place)) found.add(lookUpText(place, province));
    }
  };
  await forEachInSlices(grid.rows.slice(first), addPlaces, signal);
  return [...found];
}

/** The question about a place that is not clear, or that the service does not list. */
export function askPlace(text: string, province: string, suggestions: Suggestions): Asked | null {
  const question = judgePlace(text, province, suggestions);
  if (question === null) return null;
  const { why, proposals, isSimilar = false, stays } = question;
  const [proposed = ""] = proposals;
  const isSure = proposals.length === 1 && !isSimilar && saysAll(text, proposed);
  const values = new Set([...proposals, ...(stays === null ? [] : [stays])]);
  return {
    options: [...values].map((value) => ({ value, label: value })),
    // A place that may be a slip, or one of several, is not exchanged without a person.
    proposal: why === "unlisted" ? (stays ?? undefined) : isSure ? proposed : undefined,
    takesPlace: true,
  };
}

/**
 * What a person typed as the answer for a place, by the rule of the job form; null for what is no place, or
 * would raise the question again.
 */
export function typedPlace(text: string): string | null {
  const read = readPlaceText(text.trim());
  const place = "clear" in read ? read.clear : "";
  return namesPlace(place) ? place : null;
}

/** A province that is misspelt or foreign; one that nothing resembles has no likelier one. */
export function askProvince(text: string): Asked {
  const folded = foldText(text);
  const options = PROVINCES.map(({ code, name }) => ({ value: code, label: name }));
  const near = PROVINCES.filter(
    ({ name }) =>
      folded.length > 4 &&
      folded.split(" ").length === foldText(name).split(" ").length &&
      editDistance(folded, foldText(name), 2) <= 2,
  );
  return {
    options,
    proposal: near.length === 1 ? near[0]?.code : undefined,
    leave: m.import_no_province(),
  };
}
