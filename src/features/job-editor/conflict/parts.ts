import { ROUTING } from "#contract/reference.ts";
import { text } from "#src/i18n/text.ts";
import type { ComparedProperty } from "../save/matches-request.ts";
import { type FieldName, type JobFormValues, requestOf } from "../form-values.ts";

/**
 * What is compared, merged and named as one: a field, or the few that mean nothing apart. An amount
 * of one person with the period of another would be pay that nobody wrote.
 */
const PARTS = {
  title: ["title"],
  referenceId: ["referenceId"],
  positionType: ["positionType"],
  categories: ["categories", "categoryTyped"],
  locations: ["locations", "locationTyped"],
  description: ["description"],
  salary: ["paid", "amount", "maxAmount", "period", "plusCommission"],
  applicantRoutingType: ["applicantRoutingType", "applicationEmail", "applicationUrl"],
  closeDate: ["closeDate"],
  confidential: ["confidential"],
  autoRefresh: ["autoRefresh"],
} as const satisfies Record<string, readonly FieldName[]>;

export type Part = keyof typeof PARTS;

/** Every part, in the order of the page. */
export const PART_NAMES = Object.keys(PARTS) as Part[];

/** The fields that a part is made of. */
export const fieldsOf = (part: Part): readonly FieldName[] => PARTS[part];

/** The properties of a request that say it. */
export const propertiesOf = (part: Part): ComparedProperty[] =>
  part === "applicantRoutingType" ? [part, "applicationEmail", "applicationUrl"] : [part];

/** What a person calls it. */
export function partName(part: Part): string {
  const { labels, paySection, applySection } = text.jobForm;
  if (part === "salary") return paySection;
  return part === "applicantRoutingType" ? applySection : labels[part];
}

/** The parts that say different things: `" Baker"` says the same as `"Baker"`, `52,000` as `52000`. */
export function partsThatDiffer(one: JobFormValues, other: JobFormValues): Part[] {
  const [before, after] = [requestOf(one), requestOf(other)];
  const meaning = (body: typeof before, part: Part) =>
    JSON.stringify(propertiesOf(part).map((name) => body[name]));
  return PART_NAMES.filter((part) => meaning(before, part) !== meaning(after, part));
}

/**
 * The parts in which leaving `values` for `start` would lose something that was typed: also what is
 * not sent as things stand, such as the address of the route that is not chosen.
 */
export function unsavedParts(start: JobFormValues, values: JobFormValues): Part[] {
  const differing = partsThatDiffer(start, values);
  return PART_NAMES.filter(
    (part) =>
      differing.includes(part) ||
      inactiveFields(values, part).some((name) => String(values[name]).trim() !== start[name]),
  );
}

/** Fields of a part that the form keeps and does not send. */
export function inactiveFields(values: JobFormValues, part: Part): FieldName[] {
  if (part === "salary" && !values.paid) return ["amount", "maxAmount"];
  if (part !== "applicantRoutingType") return [];
  return values.applicantRoutingType === String(ROUTING.email)
    ? ["applicationUrl"]
    : ["applicationEmail"];
}
