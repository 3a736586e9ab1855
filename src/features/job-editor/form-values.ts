import type { Job } from "#contract/job.ts";
import { ROUTING } from "#contract/reference.ts";
import type { JobBody } from "#src/jobs/write-requests.ts";
import { readAmount, writeAmount } from "./fields/amount-text.ts";

/** What the fields of the form hold, in the order in which they stand on the page. */
export interface JobFormValues {
  title: string;
  referenceId: string;
  /** Ids are text: so does a select hold them, and a person may type one where there is no list. */
  positionType: string;
  categories: string[];
  /**
   * The text in the box of the categories, which is none of them: nothing is saved as long as it
   * stands there.
   */
  categoryTyped: string;
  /** "City" or "City, BC". */
  locations: string[];
  /** The text in the box of the locations, which becomes one when the box is left. */
  locationTyped: string;
  /** HTML. */
  description: string;
  /** Pay is off by default; what was typed stays in the fields while it is off. */
  paid: boolean;
  amount: string;
  maxAmount: string;
  period: string;
  plusCommission: boolean;
  /** The id of the route. Both addresses are kept while editing, the chosen route's is sent. */
  applicantRoutingType: string;
  applicationEmail: string;
  applicationUrl: string;
  /** A calendar date, or `""` for the service's default. */
  closeDate: string;
  confidential: boolean;
  autoRefresh: boolean;
}

export type FieldName = keyof JobFormValues;

const YEARLY = "1";

/** A new job: nothing said yet, applications by e-mail. */
export const EMPTY_VALUES: JobFormValues = {
  title: "",
  referenceId: "",
  positionType: "",
  categories: [],
  categoryTyped: "",
  locations: [],
  locationTyped: "",
  description: "",
  paid: false,
  amount: "",
  maxAmount: "",
  period: YEARLY,
  plusCommission: false,
  applicantRoutingType: String(ROUTING.email),
  applicationEmail: "",
  applicationUrl: "",
  closeDate: "",
  confidential: false,
  autoRefresh: false,
};

/** Every field of the form, in the order of the page. */
export const FIELD_NAMES = Object.keys(EMPTY_VALUES) as FieldName[];

/** A job as the form shows it. */
export function valuesOfJob(job: Job): JobFormValues {
  const { salary } = job;
  return {
    title: job.title,
    referenceId: job.referenceId ?? "",
    positionType: idText(job.positionType),
    categories: job.categories.map(idText),
    categoryTyped: "",
    locations: job.locations.map(({ description }) => description),
    locationTyped: "",
    description: job.description,
    paid: salary !== null,
    amount: writeAmount(salary?.amount ?? null),
    maxAmount: writeAmount(salary?.maxAmount ?? null),
    period: salary ? idText(salary.period) : YEARLY,
    plusCommission: salary?.plusCommission ?? false,
    applicantRoutingType: idText(job.applicantRoutingType),
    applicationEmail: job.applicationEmail ?? "",
    applicationUrl: job.applicationUrl ?? "",
    closeDate: job.closeDate ?? "",
    confidential: job.confidential,
    autoRefresh: job.autoRefresh,
  };
}

/** A copy of a job: without the reference id, which names one job only. */
export function valuesOfCopy(job: Job): JobFormValues {
  return { ...valuesOfJob(job), referenceId: "" };
}

/**
 * The values as a request body (§4.2), not yet judged: what cannot be read (an amount in words)
 * stays as it was typed. The address of the route that is not chosen is left out, and so is the
 * status, which the form does not hold.
 */
export function requestOf(values: JobFormValues): JobBody {
  const { applicantRoutingType: route } = values;
  const categoryTyped = values.categoryTyped.trim();
  return {
    title: values.title.trim(),
    referenceId: optionalText(values.referenceId),
    positionType: { id: readId(values.positionType) },
    categories: [...values.categories.map(readId), ...(categoryTyped ? [categoryTyped] : [])].map(
      (id) => ({ id }),
    ),
    locations: placesOf(values).map((description) => ({ description })),
    description: values.description,
    salary: values.paid ? salaryOf(values) : null,
    applicantRoutingType: { id: readId(route) },
    ...(route === String(ROUTING.email) && {
      applicationEmail: optionalText(values.applicationEmail),
    }),
    ...(route === String(ROUTING.url) && { applicationUrl: optionalText(values.applicationUrl) }),
    closeDate: optionalText(values.closeDate),
    confidential: values.confidential,
    autoRefresh: values.autoRefresh,
  };
}

/** Every place that is given. */
export const placesOf = ({ locations, locationTyped }: JobFormValues): string[] =>
  [...locations, locationTyped].map((place) => place.trim()).filter(Boolean);

function salaryOf({ amount, maxAmount, period, plusCommission }: JobFormValues) {
  return {
    amount: readAmount(amount),
    maxAmount: readAmount(maxAmount),
    period: { id: readId(period) },
    plusCommission,
  };
}

const idText = (thing: { id: number } | null): string => (thing ? String(thing.id) : "");

const optionalText = (text: string): string | null => text.trim() || null;

/** Digits are an id; anything else stays text, for the contract to refuse. */
function readId(text: string): number | string | null {
  const written = text.trim();
  if (written === "") return null;
  return /^-?\d+$/.test(written) ? Number(written) : written;
}
