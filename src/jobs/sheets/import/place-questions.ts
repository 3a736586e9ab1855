import { namesPlace, readPlace } from "#contract/read-place.ts";
import { samePlaces } from "../../fields/same-places.ts";
import { readPlaceText } from "./read-places.ts";

/** The places that the service suggests for a text; undefined where it was not asked or has no list. */
export type Suggestions = ReadonlyMap<string, readonly string[]>;

/** What may be answered to a question. */
export interface Asked {
  options: { value: string; label: string }[];
  /** The option that is most likely meant; "" leaves the field alone. */
  proposal: string | undefined;
  /** What "" means; else it leaves the field alone. */
  leave?: string;
  /** Whether the answer may also be a place that a person types. */
  takesPlace?: boolean;
}

const option = (value: string) => ({ value, label: value });

/** The question about a place that is not clear, or that the service does not list. */
export function askPlace(text: string, province: string, suggestions: Suggestions): Asked | null {
  const read = readPlaceText(text, province);
  const asked = suggestions.get(lookUpText(text, province)) ?? undefined;
  if ("clear" in read) {
    if (asked === undefined) return null;
    const same = asked.filter((place) =>
      samePlaces([{ description: place }], [{ description: read.clear }]),
    );
    // One of that name, or it is one that was named with its province.
    if (same.length === 1) return null;
    const near = same.length > 1 ? same : asked.slice(0, 3);
    const options = [...new Set([...near, read.clear])].map(option);
    return { options, proposal: same[0] ?? read.clear, takesPlace: true };
  }
  const proposals = read.proposals.length > 0 ? read.proposals : (asked ?? []).slice(0, 3);
  const options = [...new Set([...proposals, ...(read.mayStay ? [text] : [])])].map(option);
  return { options, proposal: proposals[0], takesPlace: true };
}

/**
 * What a person typed as the answer for a place, by the rule of the job form; null for what is no place, or
 * would be asked about again.
 */
export function typedPlace(text: string): string | null {
  const read = readPlaceText(text.trim());
  const place = "clear" in read ? read.clear : "";
  return namesPlace(place) ? place : null;
}

/** The search term for a place: the city of "Toronto, CA", a postal code as a whole. */
export function lookUpText(text: string, province: string): string {
  const read = readPlaceText(text, province);
  return "clear" in read
    ? read.clear
    : readPlace(text).parts.length > 0
      ? readPlace(text).city
      : text;
}
