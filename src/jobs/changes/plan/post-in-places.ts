import type { Job } from "#contract/job.ts";
import { provinceCode } from "#contract/province-names.ts";
import { readPlace } from "#contract/read-place.ts";
import { foldText } from "#contract/text.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { bodyOf } from "./body-of.ts";
import type { Operation } from "../../ledger/operation.ts";
import { replaceInDescription, replaceInText } from "../../fields/replace-text.ts";
import { planCreation, type PlannedItem } from "./plan.ts";

/**
 * The places of a typed or pasted list, one on each line; each once. Cells of a spreadsheet may have the
 * city and its province, below their headings.
 */
export function placesIn(text: string): string[] {
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

type PostInPlaces = Extract<Operation, { kind: "postInPlaces" }>;

/** The dry run of posting one text in many places: a new posting for each few of them. `taken`: the reference ids in use. */
export function planPlaces(
  source: Job,
  { places, perPosting, reference, townsFollow, status }: PostInPlaces,
  today: string,
  taken: Iterable<string> = [],
): PlannedItem[] {
  const all = placesIn(places);
  const first = firstFree(reference, taken);
  const { closeDate } = source;
  return Array.from({ length: Math.ceil(all.length / perPosting) }, (_, index) => {
    const here = all.slice(index * perPosting, (index + 1) * perPosting);
    const { notes, ...texts } = textsIn(source, here, townsFollow);
    const { item } = planCreation(
      {
        ...bodyOf(source),
        ...texts,
        referenceId: referenceOf(reference, first + index),
        status,
        // A date that has passed is the service's to set (§3).
        closeDate: closeDate !== null && closeDate < today ? null : closeDate,
        locations: here.map((description) => ({ description })),
      },
      { ...source, id: 0 },
    );
    return { ...item, notes };
  });
}

/** What "{city}" in a title or text stands for. */
const CITY = "{city}";

/**
 * Title and text of a posting elsewhere: "{city}" is its first town, and so is the town of the posting that it
 * is made from, if they follow.
 */
function textsIn({ title, description, locations }: Job, places: string[], townsFollow: boolean) {
  const [town = ""] = places.map((place) => readPlace(place).city);
  const [own = ""] = locations.map((place) => readPlace(place.description).city);
  const searches = [CITY, ...(townsFollow && own !== "" && own !== town ? [own] : [])].map(
    (find) => ({ find, matchCase: false, wholeWords: find !== CITY }),
  );
  const texts = searches.reduce(
    (before, search) => ({
      title: replaceInText(before.title, search, town),
      description: replaceInDescription(before.description, search, town),
    }),
    { title, description },
  );
  const isChanged = texts.title !== title || texts.description !== description;
  return { ...texts, notes: isChanged ? [m.change_town_follows({ town })] : [] };
}
