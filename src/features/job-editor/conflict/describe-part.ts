import { LIMITS } from "#contract/limits.ts";
import { ROUTING, SALARY_PERIODS } from "#contract/reference.ts";
import { longDate, moneyRange } from "#src/i18n/format.ts";
import { text } from "#src/i18n/text.ts";
import { readAmount } from "../fields/amount-text.ts";
import { type JobFormValues, placesOf } from "../form-values.ts";
import type { Part } from "./parts.ts";

/** What ids stand for; the number itself where nobody knows. */
export interface Names {
  category: (id: string) => string;
  positionType: (id: string) => string;
}

/** A part of a job in words, on one line; the description is shown as it is instead. */
export function describePart(
  values: JobFormValues,
  part: Exclude<Part, "description">,
  names: Names,
): string {
  switch (part) {
    case "title":
    case "referenceId":
      return values[part].trim() || text.merge.notGiven;
    case "positionType":
      return values.positionType === ""
        ? text.merge.notGiven
        : names.positionType(values.positionType);
    case "categories":
      return values.categories.map(names.category).join(" · ") || text.merge.notGiven;
    case "locations":
      return placesOf(values).join(" · ") || text.merge.notGiven;
    case "salary":
      return describePay(values);
    case "applicantRoutingType":
      return describeRoute(values);
    case "closeDate":
      return values.closeDate
        ? longDate(values.closeDate)
        : text.merge.defaultCloseDate(LIMITS.defaultJobDays);
    case "confidential":
    case "autoRefresh":
      return values[part] ? text.merge.yes : text.merge.no;
  }
}

function describePay({ paid, amount, maxAmount, period, plusCommission }: JobFormValues): string {
  if (!paid) return text.merge.notGiven;
  const [from, to] = [readAmount(amount), readAmount(maxAmount)];
  const amounts =
    typeof from === "number" && (to === null || typeof to === "number")
      ? moneyRange(from, Math.max(from, to ?? from))
      : [amount, maxAmount].filter(Boolean).join(" – ");
  const unit = SALARY_PERIODS.find(({ id }) => String(id) === period)?.unit ?? "";
  return [amounts, text.job.perUnit(unit), plusCommission && text.job.plusCommission]
    .filter(Boolean)
    .join(" ");
}

function describeRoute(values: JobFormValues): string {
  const byEmail = values.applicantRoutingType === String(ROUTING.email);
  const [route, address] = byEmail
    ? [text.jobForm.email, values.applicationEmail]
    : [text.jobForm.url, values.applicationUrl];
  return `${route}: ${address.trim() || text.merge.notGiven}`;
}
