import { addDays } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import { LIMITS } from "#contract/limits.ts";
import { DEFAULT_FACTS, type ReadinessFacts } from "#contract/readiness-facts.ts";
import { ROUTING } from "#contract/reference.ts";
import { extendedDate } from "../../display/job-dates.ts";
import { changedProperties } from "../../fields/job-values.ts";
import { distinctPlaces, isSamePlace } from "../../fields/same-places.ts";
import { type JobBody, bodyOf } from "../../fields/job-body.ts";
import { fixedProperties } from "./fix-findings.ts";
import { followEdit } from "../follow-edit.ts";
import type { Operation } from "../../writes/operation.ts";
import { escapeText } from "#src/editor/source/escape.ts";
import {
  replaceInDescription,
  replaceInText,
  replaceInTitle,
  textOf,
} from "../../fields/replace-text.ts";

type Write = Exclude<Operation, { kind: "delete" }>;

/** What an operation changes of a job: the body of a PUT (§4.3.3), empty if it changes nothing. */
export const changesOf = (
  job: Job,
  operation: Write,
  today: string,
  facts = DEFAULT_FACTS,
): JobBody =>
  changedProperties(bodyOf(job), { ...bodyOf(job), ...propertiesOf(job, operation, today, facts) });

function propertiesOf(job: Job, operation: Write, today: string, facts: ReadinessFacts): JobBody {
  switch (operation.kind) {
    case "status":
      return statusOf(job, operation, today);
    case "closeDate":
      return { closeDate: closeDateOf(job, operation, today) };
    case "pay":
      return { salary: salaryOf(job, operation) };
    case "positionType":
      return { positionType: { id: operation.id } };
    case "categories":
      return { categories: categoriesOf(job, operation).map((id) => ({ id })) };
    case "locations":
      return { locations: placesOf(job, operation).map((description) => ({ description })) };
    case "route":
      return operation.route === "email"
        ? { applicantRoutingType: { id: ROUTING.email }, applicationEmail: operation.address }
        : { applicantRoutingType: { id: ROUTING.url }, applicationUrl: operation.address };
    case "confidential":
      return { confidential: operation.on };
    case "autoRefresh":
      return { autoRefresh: operation.on };
    case "replaceText":
      return {
        ...(operation.inTitle && {
          title: replaceInTitle(job.title, operation, operation.replacement),
        }),
        ...(operation.inDescription && {
          description: replaceInDescription(job.description, operation, operation.replacement),
        }),
        ...(operation.inAddress && addressOf(job, operation)),
      };
    case "insertText":
      return { description: withText(job.description, operation) };
    // It creates others (post-in-places.ts).
    case "postInPlaces":
      return {};
    case "followEdit":
      return followEdit(job, operation).changes;
    case "fixFindings":
      return fixedProperties(job, operation, { facts, today });
  }
}

/** The address of the route that applications take. */
function addressOf(job: Job, operation: Extract<Operation, { kind: "replaceText" }>): JobBody {
  const isEmail = job.applicantRoutingType?.id === ROUTING.email;
  const address = isEmail ? job.applicationEmail : job.applicationUrl;
  if (!address) return {};
  const replaced = replaceInText(address, operation, operation.replacement);
  return isEmail ? { applicationEmail: replaced } : { applicationUrl: replaced };
}

type Of<Kind extends Operation["kind"]> = Extract<Operation, { kind: Kind }>;

function statusOf({ closeDate }: Job, { status, renew }: Of<"status">, today: string): JobBody {
  const closed = closeDate !== null && closeDate < today;
  return status === "active" && renew && closed
    ? { status, closeDate: addDays(today, LIMITS.defaultJobDays) }
    : { status };
}

function closeDateOf({ closeDate }: Job, operation: Of<"closeDate">, today: string) {
  switch (operation.how) {
    case "on":
      return operation.date;
    case "by":
      return extendedDate(closeDate, today, operation.days);
    // The service sets it (§3).
    case "default":
      return null;
  }
}

function salaryOf({ salary }: Job, operation: Of<"pay">) {
  if (operation.how === "set") return operation.salary;
  if (operation.how === "remove") return null;
  if (salary === null) return null;
  const { amount, maxAmount, period, plusCommission } = salary;
  const raises = operation.period === null || period.id === operation.period;
  const raise = (dollars: number) => (raises ? percentOf(dollars, operation) : dollars);
  return {
    amount: raise(amount),
    maxAmount: maxAmount === null ? null : raise(maxAmount),
    period: { id: period.id },
    plusCommission,
  };
}

/** In cents, as dollars have binary fractions. Rounding never turns a raise into a cut, nor pay into none. */
function percentOf(dollars: number, { percent, step }: { percent: number; step: number }) {
  const cents = (Math.round(dollars * 100) * (10_000 + Math.round(percent * 100))) / 10_000;
  const stepCents = Math.round(step * 100);
  const rounded = (Math.round(cents / stepCents) * stepCents) / 100;
  return rounded <= 0 || (percent > 0 && rounded < dollars) ? dollars : rounded;
}

/** Whether a posting has no pay that a percentage could change. */
export const lacksPay = ({ salary }: Job, operation: Operation): boolean =>
  operation.kind === "pay" &&
  operation.how === "percent" &&
  (salary === null || (operation.period !== null && operation.period !== salary.period.id));

/** Whether rounding leaves an amount that a percentage would have changed. */
export const isRoundedAway = ({ salary }: Job, operation: Operation): boolean =>
  salary !== null &&
  operation.kind === "pay" &&
  operation.how === "percent" &&
  (operation.period === null || operation.period === salary.period.id) &&
  [salary.amount, salary.maxAmount ?? 0].some(
    (amount) => amount > 0 && percentOf(amount, operation) === amount,
  );

function placesOf({ locations }: Job, { how, places, by }: Of<"locations">): string[] {
  const before = locations.map(({ description }) => description);
  const isSameAs = (place: string) => (other: string) => isSamePlace(place, other);
  switch (how) {
    case "add":
      return [...before, ...places.filter((place) => !before.some(isSameAs(place)))];
    case "remove":
      return before.filter((place) => !places.some(isSameAs(place)));
    case "replace":
      return distinctPlaces(before.flatMap((place) => (places.some(isSameAs(place)) ? by : place)));
    default:
      return places;
  }
}

function categoriesOf({ categories }: Job, { how, ids }: Of<"categories">): number[] {
  const before = categories.map(({ id }) => id);
  if (how === "set") return ids;
  if (how === "remove") return before.filter((id) => !ids.includes(id));
  return [...new Set([...before, ...ids])];
}

/** A description with a paragraph more, unless it has the text already. */
function withText(description: string, { at, text }: Of<"insertText">): string {
  const line = text.trim();
  if (line === "" || textOf(description).includes(line.replaceAll(/\s+/g, " "))) return description;
  const paragraph = `<p>${escapeText(line)}</p>`;
  return at === "start" ? paragraph + description : description + paragraph;
}
