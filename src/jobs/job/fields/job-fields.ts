import type { Job } from "#contract/job.ts";
import { LIMITS } from "#contract/limits.ts";
import { ROUTING, SALARY_PERIODS } from "#contract/reference.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { perUnit } from "#src/i18n/per-unit.ts";
import { moneyRange, shortDate } from "#src/i18n/format.ts";
import type { JobBody } from "./job-body.ts";
import { parsePay, readAmount, writeAmount } from "./pay-text.ts";
import { distinctPlaces, samePlaces } from "./same-places.ts";

/** Names of the categories and position types, which values and requests hold by id. */
export interface Names {
  category: (id: string) => string;
  positionType: (id: string) => string;
}

/**
 * A field group: one field of a job, or a few that make sense only together, such as an amount and
 * its period. `Values` are the form fields, as text that a person can edit.
 */
interface JobField<Values extends object> {
  /** What the group is called, and each of its form fields that has no label of its own. */
  label: () => string;
  labels?: { [Name in keyof Values]?: () => string };
  /** The values of a new job. */
  empty: Values;
  fromJob: (job: Job) => Values;
  /** Properties of the request (§4.2), not validated: what cannot be read stays as typed. */
  toRequest: (values: Values) => JobBody;
  /** Fields whose text the form keeps but does not send. */
  inactive?: (values: Values) => (keyof Values)[];
  /** Whether the service stores `held` for `sent`; equal unless it normalizes or sets the property. */
  matches?: (held: JobBody, sent: JobBody) => boolean;
  /** The values on one line; `null` if there are none. The description is HTML. */
  show: (values: Values, names: Names) => string | null;
}

const field = <Values extends object>(definition: JobField<Values>) => definition;

/** Everything the dashboard knows about the fields of a job, in the order of the form. */
export const jobFields = {
  title: field({
    label: m.label_title,
    empty: { title: "" },
    fromJob: ({ title }) => ({ title }),
    toRequest: ({ title }) => ({ title: title.trim() }),
    show: ({ title }) => title.trim() || null,
  }),
  referenceId: field({
    label: m.label_reference_id,
    empty: { referenceId: "" },
    fromJob: ({ referenceId }) => ({ referenceId: referenceId ?? "" }),
    toRequest: ({ referenceId }) => ({ referenceId: textOrNull(referenceId) }),
    show: ({ referenceId }) => textOrNull(referenceId),
  }),
  positionType: field({
    label: m.label_position_type,
    empty: { positionType: "" },
    fromJob: ({ positionType }) => ({ positionType: idText(positionType) }),
    toRequest: ({ positionType }) => ({ positionType: { id: readId(positionType) } }),
    show: ({ positionType }, names) => (positionType && names.positionType(positionType)) || null,
  }),
  categories: field({
    label: m.label_categories,
    // `categoryTyped` is the text in the combobox, sent as text so that validation refuses it.
    empty: { categories: [] as string[], categoryTyped: "" },
    fromJob: ({ categories }) => ({ categories: categories.map(idText), categoryTyped: "" }),
    toRequest: ({ categories, categoryTyped }) => ({
      categories: [...new Set([...categories.map(readId), textOrNull(categoryTyped)])]
        .filter((id) => id !== null)
        .map((id) => ({ id })),
    }),
    matches: (held, sent) => sortedIds(held.categories) === sortedIds(sent.categories),
    show: ({ categories }, names) => categories.map(names.category).join(" · ") || null,
  }),
  locations: field({
    label: m.label_locations,
    // `locationTyped` is the text in the combobox, which becomes a location when the field is left.
    empty: { locations: [] as string[], locationTyped: "" },
    fromJob: ({ locations }) => ({
      locations: locations.map(({ description }) => description),
      locationTyped: "",
    }),
    toRequest: (values) => ({
      locations: placesOf(values).map((description) => ({ description })),
    }),
    matches: (held, sent) => samePlaces(held.locations, sent.locations),
    show: (values) => placesOf(values).join(" · ") || null,
  }),
  salary: field({
    label: m.job_form_pay_section,
    labels: {
      paid: m.label_paid,
      amount: m.label_amount,
      maxAmount: m.label_max_amount,
      period: m.label_period,
      plusCommission: m.label_plus_commission,
    },
    empty: { paid: false, amount: "", maxAmount: "", period: "", plusCommission: false },
    fromJob: ({ salary }) => ({
      paid: salary !== null,
      amount: writeAmount(salary?.amount ?? null),
      maxAmount: writeAmount(salary?.maxAmount ?? null),
      period: salary ? idText(salary.period) : "",
      plusCommission: salary?.plusCommission ?? false,
    }),
    toRequest: ({ paid, plusCommission, ...typed }) => {
      const { amount, maxAmount, period } = payOf(typed);
      return {
        salary: paid ? { amount, maxAmount, period: { id: period }, plusCommission } : null,
      };
    },
    inactive: ({ paid }) => (paid ? [] : ["amount", "maxAmount"]),
    show: ({ paid, amount, maxAmount, period, plusCommission }) => {
      if (!paid) return null;
      const { amount: from, maxAmount: to } = payOf({ amount, maxAmount, period });
      const amounts =
        typeof from === "number" && (to === null || typeof to === "number")
          ? moneyRange(from, Math.max(from, to ?? from))
          : [amount, maxAmount].filter(Boolean).join(" – ");
      const unit = SALARY_PERIODS.find(({ id }) => String(id) === period)?.unit ?? "";
      return [amounts, perUnit(unit), plusCommission && m.job_plus_commission()]
        .filter(Boolean)
        .join(" ");
    },
  }),
  closeDate: field({
    label: m.label_close_date,
    empty: { closeDate: "" },
    fromJob: ({ closeDate }) => ({ closeDate: closeDate ?? "" }),
    toRequest: ({ closeDate }) => ({ closeDate: textOrNull(closeDate) }),
    // The service sets a close date where none is sent (§3).
    matches: (held, sent) => sent.closeDate === null || held.closeDate === sent.closeDate,
    show: ({ closeDate }) =>
      closeDate
        ? shortDate(closeDate)
        : m.merge_default_close_date({ days: LIMITS.defaultJobDays }),
  }),
  confidential: field({
    label: m.label_confidential,
    empty: { confidential: false },
    fromJob: ({ confidential }) => ({ confidential }),
    toRequest: ({ confidential }) => ({ confidential }),
    show: ({ confidential }) => yesOrNo(confidential),
  }),
  autoRefresh: field({
    label: m.label_auto_refresh,
    empty: { autoRefresh: false },
    fromJob: ({ autoRefresh }) => ({ autoRefresh }),
    toRequest: ({ autoRefresh }) => ({ autoRefresh }),
    // The service keeps it off outside of unlimited job plans.
    matches: () => true,
    show: ({ autoRefresh }) => yesOrNo(autoRefresh),
  }),
  description: field({
    label: m.label_description,
    empty: { description: "" },
    fromJob: ({ description }) => ({ description }),
    toRequest: ({ description }) => ({ description }),
    show: ({ description }) => description || null,
  }),
  applicantRoutingType: field({
    label: m.job_form_apply_section,
    labels: {
      applicantRoutingType: m.label_applicant_routing_type,
      applicationEmail: m.label_application_email,
      applicationUrl: m.label_application_url,
    },
    empty: {
      applicantRoutingType: String(ROUTING.email),
      applicationEmail: "",
      applicationUrl: "",
    },
    fromJob: ({ applicantRoutingType, applicationEmail, applicationUrl }) => ({
      applicantRoutingType: idText(applicantRoutingType),
      applicationEmail: applicationEmail ?? "",
      applicationUrl: applicationUrl ?? "",
    }),
    toRequest: ({ applicantRoutingType: route, applicationEmail, applicationUrl }) => ({
      applicantRoutingType: { id: readId(route) },
      ...(isByEmail(route) && { applicationEmail: textOrNull(applicationEmail) }),
      ...(route === String(ROUTING.url) && { applicationUrl: textOrNull(applicationUrl) }),
    }),
    inactive: ({ applicantRoutingType: route }) =>
      isByEmail(route) ? ["applicationUrl"] : ["applicationEmail"],
    show: ({ applicantRoutingType: route, applicationEmail, applicationUrl }) => {
      const [name, address] = isByEmail(route)
        ? [m.job_form_email(), applicationEmail]
        : [m.job_form_url(), applicationUrl];
      return m.ui_labelled({ label: name, value: address.trim() || m.merge_not_given() });
    },
  }),
};

/** Every place that is given, once, with the one in the combobox. */
export const placesOf = ({ locations, locationTyped }: PlaceValues): string[] =>
  distinctPlaces([...locations, locationTyped].map((place) => place.trim()).filter(Boolean));

interface PlaceValues {
  locations: string[];
  locationTyped: string;
}

/** Pay as typed; a range and its period may stand in the first field until it is left. */
function payOf({ amount, maxAmount, period }: Record<"amount" | "maxAmount" | "period", string>) {
  const typed = parsePay(amount);
  return {
    amount: typed?.amount ?? readAmount(amount),
    maxAmount: typed?.maxAmount ?? readAmount(maxAmount),
    period: readId(period) ?? typed?.period ?? null,
  };
}

const isByEmail = (route: string) => route === String(ROUTING.email);

const yesOrNo = (flag: boolean) => (flag ? m.merge_yes() : m.merge_no());

const textOrNull = (typed: string): string | null => typed.trim() || null;

const idText = (thing: { id: number } | null): string => (thing ? String(thing.id) : "");

/** Digits are an id; other text stays as it is, so that validation refuses it. */
function readId(typed: string): number | string | null {
  const id = typed.trim();
  if (id === "") return null;
  return /^-?\d+$/.test(id) ? Number(id) : id;
}

const sortedIds = (things: unknown): string =>
  JSON.stringify((things as { id: unknown }[]).map(({ id }) => String(id)).toSorted());
