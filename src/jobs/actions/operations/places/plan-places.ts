import type { Job } from "#contract/job.ts";
import { provinceCode } from "#contract/province-names.ts";
import { ROUTING } from "#contract/reference.ts";
import { foldText } from "#contract/text.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { bodyOf } from "../../../job/fields/job-body.ts";
import { textOf } from "#contract/description-text.ts";
import { replaceInDescription, replaceInText } from "../../../job/fields/replace-text.ts";
import { placeRows, type PlaceRow, townOf } from "./place-table.ts";
import { planCreation, type PlannedItem } from "../plan/planned-item.ts";
import { readRowPay } from "./row-pay.ts";

/**
 * The places of a typed or pasted list, one on each line; each once. Cells of a spreadsheet may have the
 * city and its province, below their headings.
 */
export function placesIn(text: string): string[] {
  const rows = placeRows(text);
  if (rows) return rows.flatMap(({ places }) => places);
  const places = text
    .split(/[\n;]/)
    .flatMap(placesOfLine)
    .filter((place) => /\p{L}/u.test(place) && !HEADING.test(foldText(place)));
  return [...new Map(places.map((place) => [foldText(place), place])).values()];
}

const HEADING =
  /^(?:city|ville|location|locations|lieu|lieux|place|town|municipalite|province|city, province|ville, province)$/;

/** "Vancouver⇥BC" is one place; cells without a province are one each. */
function placesOfLine(line: string): string[] {
  const cells = line.split("\t").map((cell) => cell.trim());
  const [city = "", province = ""] = cells;
  if (cells.length === 1 || provinceCode(province) === null || HEADING.test(foldText(city)))
    return cells;
  return [
    provinceCode(city) === null ? `${city}, ${provinceCode(province)}` : city,
    ...cells.slice(2),
  ];
}

/** "BAR-7" for the seventh of "BAR-{n}"; null without a pattern. Without "{n}", a number follows. */
export function referenceOf(pattern: string, number: number): string | null {
  const text = pattern.trim();
  if (text === "") return null;
  return text.includes("{n}") ? text.replaceAll("{n}", String(number)) : `${text}-${number}`;
}

/** The first number of a pattern that comes after all that are in use. */
export function firstFree(pattern: string, taken: Iterable<string>): number {
  const [before = "", after = ""] = (referenceOf(pattern, NaN) ?? "").split("NaN");
  const numbers = [...taken].flatMap((id) =>
    id.startsWith(before) && id.endsWith(after)
      ? Number(/^\d{1,9}$/.exec(id.slice(before.length, id.length - after.length)) ?? 0)
      : [],
  );
  return 1 + Math.max(0, ...numbers);
}

/** Creates copies of a posting, each with some of the places. */
export interface PostInPlaces {
  kind: "postInPlaces";
  places: string;
  perPosting: number;
  reference: string;
  /** Puts the town of each in the place of the posting's own, in title and text. */
  townsFollow: boolean;
  status: "draft" | "active";
  /** Of pay in a pasted table that names none. */
  period?: number | undefined;
}

/** The dry run of posting one text in many places: a new posting for each few of them. `taken`: the reference ids in use. */
export function planPlaces(
  source: Job,
  { places, perPosting, reference, townsFollow, status, period }: PostInPlaces,
  today: string,
  taken: Iterable<string> = [],
): PlannedItem[] {
  const first = firstFree(reference, taken);
  const { closeDate } = source;
  return (placeRows(places) ?? rowsOf(placesIn(places), perPosting)).map((row, index) => {
    const here = row.places;
    const { notes, ...texts } = textsIn(source, row, townsFollow);
    const { pay, problems: unread } = readRowPay(row);
    const { item } = planCreation(
      {
        ...bodyOf(source),
        ...(pay && {
          salary: {
            ...pay,
            period: { id: pay.period ?? period ?? source.salary?.period.id },
            plusCommission: source.salary?.plusCommission ?? false,
          },
        }),
        ...(row.email && {
          applicantRoutingType: { id: ROUTING.email },
          applicationEmail: row.email,
        }),
        ...texts,
        referenceId: row.referenceId || referenceOf(filledIn(reference, row), first + index),
        status,
        // A date that has passed is the service's to set (§3).
        closeDate: closeDate !== null && closeDate < today ? null : closeDate,
        locations: here.map((description) => ({ description })),
      },
      { ...source, id: 0 },
    );
    const problems = [...unread, ...item.problems];
    return { ...item, problems, notes: problems.length > 0 ? [] : notes };
  });
}

/** Of a plain list: a posting for each few places. */
const rowsOf = (places: readonly string[], perPosting: number): PlaceRow[] =>
  Array.from({ length: Math.ceil(places.length / perPosting) }, (_, index) => {
    const here = places.slice(index * perPosting, (index + 1) * perPosting);
    return { places: here, values: new Map([["{city}", townOf(here)]]) };
  });

/** A pattern with what a row has for each sign. */
const filledIn = (pattern: string, { values }: PlaceRow): string =>
  [...values].reduce(
    (text, [sign, value]) => replaceInText(text, signSearch(sign), value),
    pattern,
  );

const signSearch = (find: string) => ({ find, matchCase: false, wholeWords: false });

/** What is left of a sign that no column has, or an empty cell. */
const SIGN = /\{[\p{L} _-]+\}/gu;

/**
 * Title and text of a posting elsewhere: each sign is what its row has, and the town of the posting that it is
 * made from is its first town, if they follow.
 */
function textsIn({ title, description, locations }: Job, row: PlaceRow, townsFollow: boolean) {
  const town = townOf(row.places);
  const own = townOf(locations.map((place) => place.description));
  const follows = townsFollow && own !== "" && town !== "" && own !== town;
  const searches = [
    ...[...row.values]
      .filter(([, value]) => value !== "")
      .map(([sign, value]) => ({ search: signSearch(sign), value })),
    ...(follows ? [{ search: { ...signSearch(own), wholeWords: true }, value: town }] : []),
  ];
  const texts = searches.reduce(
    (before, { search, value }) => ({
      title: replaceInText(before.title, search, value),
      description: replaceInDescription(before.description, search, value),
    }),
    { title, description },
  );
  const isChanged = texts.title !== title || texts.description !== description;
  const left = new Set(`${texts.title} ${textOf(texts.description)}`.match(SIGN));
  const notes = [
    ...(isChanged && town !== "" ? [m.change_town_follows({ town })] : []),
    ...[...left].map((sign) => m.change_sign_left({ sign })),
  ];
  return { ...texts, notes };
}
