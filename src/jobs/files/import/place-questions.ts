import { editDistance } from "#contract/edit-distance.ts";
import { namesPlace } from "#contract/read-place.ts";
import { PROVINCES } from "#contract/reference.ts";
import { foldText } from "#contract/text.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { saysAll } from "../../requests/reference/several-places.ts";
import { judgePlace, type Suggestions } from "../../requests/reference/judge-place.ts";
import { provinceOf, readPlaceText } from "../../requests/reference/read-place-text.ts";
import { answerTo, type Asked, type CellToRead, questionKey, type Reader } from "./question.ts";
import { partsOf, valuesIn } from "../plain-text.ts";

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
function askProvince(text: string): Asked {
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

/** Reads a cell with places. */
export const readPlaces: Reader = (field) => {
  const { cell, text, read, problem, places } = field;
  const raw = typeof cell === "string" ? valuesIn(cell) : [];
  // As a posting has them: a place of another service may hold what looks like markup.
  const all = raw.length > 0 && raw.every((place) => isKnown(place, places)) ? raw : valuesIn(text);
  if (all.length === 0) problem({ key: "notAPlace", text });
  const provinces = partsOf(field.province);
  const found = all.flatMap((place, at) =>
    readOnePlace(field, place, provinces[provinces.length === all.length ? at : 0]),
  );
  read.values.locations = [...(read.values.locations ?? []), ...found];
};

/** Reads a cell with the province of the places beside it. */
export const readProvinces: Reader = (field) => {
  const { text, read } = field;
  for (const one of valuesIn(text))
    if (provinceOf(one) === null && !answerTo(field, one, () => askProvince(one)))
      field.problem({ key: "notAProvince", text: one });
  if (read.values.locations === undefined) field.note({ key: "provinceAlone", text });
};

/** @param written the province beside it, as the file has it */
function readOnePlace(field: CellToRead, place: string, written = ""): string[] {
  const { answers, suggestions, places } = field;
  if (places.has(place)) return [place];
  const province = answers[questionKey("province", written)] ?? written;
  const answer = isKnown(place, places)
    ? undefined
    : answerTo(field, place, () => askPlace(place, province, suggestions));
  if (answer !== undefined) return valuesIn(answer);
  const one = readPlaceText(place, province);
  if ("clear" in one) return [one.clear];
  field.problem({ key: "notAPlace", text: place });
  return [];
}

/** As a cell has it: a place of another service may hold a semicolon. */
const isKnown = (place: string, places: ReadonlySet<string>) => valuesOf(places).has(place);

const values = new WeakMap<ReadonlySet<string>, Set<string>>();
function valuesOf(places: ReadonlySet<string>): Set<string> {
  const known = values.get(places) ?? new Set([...places].flatMap(valuesIn));
  values.set(places, known);
  return known;
}
