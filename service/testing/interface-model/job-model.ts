import { isDeepStrictEqual } from "node:util";
import { addDays } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import type { JobStatus } from "#contract/job-status.ts";
import { CATEGORIES, POSITION_TYPES, ROUTING_TYPES, SALARY_PERIODS } from "#contract/reference.ts";
import type { Employer } from "../../employers/store.ts";
import { DEFAULTS, type PlainFields } from "./plain-fields.ts";

/** A body of POST or PUT as the generators write it: right in its types, not always in its sense. */
export interface JobBody extends Partial<PlainFields> {
  title?: string;
  closeDate?: string | null;
  autoRefresh?: boolean;
  status?: JobStatus;
  locations?: { description: string }[];
  categories?: { id: number }[];
  positionType?: { id: number };
  salary?: SalaryBody | null;
  description?: string;
  applicantRoutingType?: { id: 1 | 2 };
  applicationEmail?: string | null;
  applicationUrl?: string | null;
}

interface SalaryBody {
  amount?: number;
  maxAmount?: number | null;
  period?: { id: number };
  plusCommission?: boolean;
}

/** What the service should hold: its answer, without the ids that it gives out, and what no answer shows. */
export interface ModelJob {
  answer: Omit<Job, "id" | "locations"> & { locations: string[] };
  closeDateDefaulted: boolean;
}

/** The request breaks a rule. */
export const INVALID = Symbol("invalid");

const entry = <T extends { id: number }>(list: readonly T[], id: number): T => {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id} in the list.`);
  return found;
};

const once = <T>(list: T[] | undefined): T[] | undefined => list && [...new Set(list)];

/**
 * The job that a request should leave (§3, §4.2, §4.3.3), written from the interface and the decisions on
 * it, not from the service.
 */
export function jobAfter(
  before: ModelJob | null,
  body: JobBody,
  employer: Employer,
  today: string,
): ModelJob | typeof INVALID {
  const old = before?.answer;
  const status = body.status ?? old?.status ?? "draft";
  const publishes = old?.status === "draft" && status === "active";
  const publishDate = !old || publishes ? today : (old.publishDate ?? today);
  const closing = closeDateAfter(before, body.closeDate, publishDate, publishes);

  const salary = salaryAfter(old?.salary ?? null, body.salary);
  const route = body.applicantRoutingType?.id ?? old?.applicantRoutingType?.id ?? 0;
  const { applicationEmail = old?.applicationEmail, applicationUrl = old?.applicationUrl } = body;
  const address = route === 1 ? applicationEmail : applicationUrl;
  if (salary === INVALID || address == null) return INVALID;

  const { title = old?.title, description = old?.description } = body;
  const locations = once(body.locations?.map((place) => place.description)) ?? old?.locations;
  const categories =
    once(body.categories?.map(({ id }) => entry(CATEGORIES, id))) ?? old?.categories;
  const positionType = body.positionType
    ? entry(POSITION_TYPES, body.positionType.id)
    : old?.positionType;
  if (title === undefined || description === undefined || !locations || !categories) return INVALID;
  if (!positionType) return INVALID;

  const answer: ModelJob["answer"] = {
    ...plainAfter(old, body),
    employer: { id: employer.id, name: employer.name },
    title,
    publishDate,
    closeDate: closing.date,
    autoRefresh: (body.autoRefresh ?? old?.autoRefresh ?? false) && employer.plan === "unlimited",
    status,
    locations,
    categories,
    positionType,
    salary,
    description,
    applicantRoutingType: entry(ROUTING_TYPES, route),
    applicationEmail: route === 1 ? address : null,
    applicationUrl: route === 2 ? address : null,
  };
  // What changes nothing, shown or not, writes nothing.
  const isSame = isDeepStrictEqual(answer, old) && closing.defaulted === before?.closeDateDefaulted;
  return before && isSame ? before : { answer, closeDateDefaulted: closing.defaulted };
}

/** Each as it is sent, else as it was. */
const plainAfter = (old: ModelJob["answer"] | undefined, body: JobBody) =>
  Object.fromEntries(
    Object.entries(DEFAULTS).map(([key, fallback]) => {
      const name = key as keyof PlainFields;
      return [name, body[name] === undefined ? (old?.[name] ?? fallback) : body[name]];
    }),
  ) as PlainFields;

/** A close date that was not given follows the publish date; the one that it has anyway says nothing. */
export function closeDateAfter(
  before: ModelJob | null,
  sent: string | null | undefined,
  publishDate: string,
  publishes: boolean,
): { date: string; defaulted: boolean } {
  const defaulted = { date: addDays(publishDate, 60), defaulted: true };
  if (sent === null || (!before && sent === undefined)) return defaulted;
  const known = before?.answer.closeDate ?? "";
  const follows = before?.closeDateDefaulted ?? false;
  if (sent === undefined) {
    return follows && publishes ? defaulted : { date: known, defaulted: follows };
  }
  return { date: sent, defaulted: follows && sent === known && !publishes };
}

/** Merged property by property; nothing but defaults is no salary. */
function salaryAfter(
  before: Job["salary"],
  sent: SalaryBody | null | undefined,
): Job["salary"] | typeof INVALID {
  if (sent === undefined) return before;
  if (sent === null) return null;
  const { amount, maxAmount, period, plusCommission = false } = { ...before, ...sent };
  if (amount === undefined && maxAmount == null && !period && !plusCommission) return null;
  if (amount === undefined || !period || (maxAmount != null && maxAmount < amount)) return INVALID;
  return {
    amount,
    maxAmount: maxAmount ?? null,
    period: entry(SALARY_PERIODS, period.id),
    plusCommission,
  };
}
