import { namesPlace } from "#contract/read-place.ts";
import { saysAll } from "../../reference/several-places.ts";
import { judgePlace, type Suggestions } from "../../reference/judge-place.ts";
import { readPlaceText } from "../../reference/read-place-text.ts";

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
