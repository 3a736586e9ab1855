import type { Job } from "#contract/job.ts";
import { provinceCode } from "#contract/province-names.ts";
import { foldText } from "#contract/text.ts";
import { bodyOf } from "./body-of.ts";
import type { Operation } from "../operation.ts";
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

/** The dry run of posting one text in many places: a new posting for each few of them. */
export function planPlaces(
  source: Job,
  { places, perPosting, reference, status }: Extract<Operation, { kind: "postInPlaces" }>,
  today: string,
): PlannedItem[] {
  const all = placesIn(places);
  const { closeDate } = source;
  return Array.from({ length: Math.ceil(all.length / perPosting) }, (_, index) => {
    const { item } = planCreation(
      {
        ...bodyOf(source),
        referenceId: referenceOf(reference, index + 1),
        status,
        // A date that has passed is the service's to set (§3).
        closeDate: closeDate !== null && closeDate < today ? null : closeDate,
        locations: all
          .slice(index * perPosting, (index + 1) * perPosting)
          .map((description) => ({ description })),
      },
      { ...source, id: 0 },
    );
    return item;
  });
}
