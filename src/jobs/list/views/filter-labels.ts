import type { Job } from "#contract/job.ts";
import type { ProvinceCode } from "#contract/reference.ts";
import { moneyRange, shortDate } from "#src/i18n/format.ts";
import { language } from "#src/i18n/language.ts";
import { statusNames } from "#src/i18n/names.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { perUnit } from "#src/i18n/per-unit.ts";
import { fewNames } from "#src/i18n/phrases.ts";
import { referenceName } from "#src/i18n/reference-names.ts";
import { placeOf, provinceOf } from "#contract/job-places.ts";
import { RULE_IDS, ruleLabel } from "../../check/finding-text.ts";
import type { VersionedJob } from "../../requests/read-requests.ts";
import { addressOf, FILTERS, type FilterName } from "./filters.ts";
import { readSeveral } from "./several.ts";

/** A value of a filter and what people read for it. */
export interface Choice {
  value: string;
  label: string;
}

export const FILTER_LABELS: Record<FilterName, () => string> = {
  status: m.column_status,
  statuses: m.column_status,
  q: m.filter_q,
  closes: m.label_close_date,
  published: m.column_published,
  province: m.filter_province,
  location: m.filter_location,
  category: m.filter_category,
  positionType: m.label_position_type,
  pay: m.fact_pay,
  route: m.label_applicant_routing_type,
  applyTo: m.filter_apply_to,
  confidential: m.label_confidential,
  autoRefresh: m.label_auto_refresh,
  noReference: m.label_reference_id,
  references: m.label_reference_id,
  ready: m.column_ready,
};

const yesOrNo = { yes: m.merge_yes, no: m.merge_no };

const FIXED_CHOICES: Partial<Record<FilterName, Record<string, () => string>>> = {
  status: statusNames,
  statuses: statusNames,
  closes: {
    ended: m.filter_closes_ended,
    next7: () => m.filter_next_days({ count: 7 }),
    next14: () => m.filter_next_days({ count: 14 }),
    next30: () => m.filter_next_days({ count: 30 }),
  },
  published: {
    last7: () => m.filter_last_days({ count: 7 }),
    last30: () => m.filter_last_days({ count: 30 }),
    over30: () => m.filter_over_days({ count: 30 }),
  },
  pay: { none: m.filter_pay_none },
  route: { email: m.filter_route_email, url: m.filter_route_url },
  confidential: yesOrNo,
  autoRefresh: yesOrNo,
  noReference: { yes: m.filter_reference_missing },
  ready: {
    no: m.filter_ready_no,
    yes: m.filter_ready_yes,
    ...Object.fromEntries(RULE_IDS.map((rule) => [rule, () => ruleLabel(rule)])),
  },
};

const provinceLabel = (province: ProvinceCode) => m.province_name({ province });

/** The choices that the jobs give, as value and label. */
const CHOICES_OF_JOB: Partial<Record<FilterName, (job: Job) => (readonly [string, string])[]>> = {
  province: ({ locations }) =>
    locations.flatMap((location) => {
      const code = provinceOf(location);
      return code ? [[code, provinceLabel(code)] as const] : [];
    }),
  location: ({ locations }) => locations.map((location) => [placeOf(location), placeOf(location)]),
  applyTo: (job) => [[addressOf(job), addressOf(job)]],
  category: ({ categories }) => categories.map(({ id, name }) => [String(id), referenceName(name)]),
  positionType: ({ positionType: type }) =>
    type ? [[String(type.id), referenceName(type.name)]] : [],
};

const { compare } = new Intl.Collator(language);

/** The choices of a filter; ranges and words are typed. */
export function choicesOf(name: FilterName, jobs: Iterable<VersionedJob>): Choice[] {
  const found = CHOICES_OF_JOB[name];
  if (!found)
    return Object.entries(FIXED_CHOICES[name] ?? {}).map(([value, label]) => ({
      value,
      label: label(),
    }));
  const labels = new Map<string, string>();
  for (const { job } of jobs) for (const [value, label] of found(job)) labels.set(value, label);
  return [...labels]
    .map(([value, label]) => ({ value, label: label || value }))
    .toSorted((a, b) => compare(a.label, b.label));
}

/** What people read for a filter's value: "Next 14 days", "$17 – $25 per hour", "Retail and Science". */
export function valueLabel(name: FilterName, value: string, choices: readonly Choice[]): string {
  const fixed = FIXED_CHOICES[name]?.[value];
  if (fixed) return fixed();
  if (name === "pay") return payLabel(value);
  if (name === "closes" || name === "published") return daysLabel(value);
  if (name === "q" || name === "applyTo") return value;
  if (name === "references") return value.replaceAll(",", ", ");
  const labelOf = (item: string) =>
    name === "province"
      ? provinceLabel(item as ProvinceCode)
      : (choices.find((choice) => choice.value === item)?.label ?? item);
  const { not, values } = readSeveral(value, FILTERS[name].separator ?? ",");
  const labels = fewNames(values.map(labelOf));
  return not ? m.filter_except({ values: labels }) : labels;
}

function daysLabel(range: string): string {
  const [from = "", to = ""] = range.split("..").map(shortDate);
  if (from === to) return from;
  if (from === "") return m.filter_until_day({ to });
  return to === "" ? m.filter_from_day({ from }) : `${from} – ${to}`;
}

function payLabel(value: string): string {
  const [range = "", unit = ""] = value.split(":").toReversed();
  const [from = "", to = ""] = range.split("..");
  const [low, high] = [Number(from), Number(to)];
  const amounts = (): string => {
    if (from === "") return m.filter_up_to({ amount: moneyRange(high, high) });
    if (to === "") return m.filter_at_least({ amount: moneyRange(low, low) });
    return moneyRange(low, high);
  };
  return [amounts(), perUnit(unit)].filter(Boolean).join(" ");
}
