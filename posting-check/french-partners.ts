import type { Job } from "#contract/job.ts";
import { textOf } from "#contract/description-text.ts";
import { likelyProvinceOf } from "./text/likely-province.ts";
import { plain } from "./text/plain.ts";
import { frenchOrEnglish } from "./text/french-or-english.ts";

/** Postings of one work in two languages share their places, type, categories and pay. */
const partnerKey = (job: Job): string =>
  JSON.stringify([
    job.locations.map(({ description }) => description).toSorted(),
    job.positionType?.id,
    job.categories.map(({ id }) => id).toSorted((a, b) => a - b),
    job.salary && [job.salary.amount, job.salary.maxAmount, job.salary.period.id],
  ]);

/** Whether a job is in French, which takes long to find. */
const french = new WeakMap<Job, boolean>();

function isFrench(job: Job): boolean {
  const known = french.get(job) ?? frenchOrEnglish(plain(textOf(job.description))) === "fr";
  french.set(job, known);
  return known;
}

const isInQuebec = ({ locations }: Job) =>
  locations.some((location) => likelyProvinceOf(location) === "QC");

/** Whether a posting is lawful only beside one in French. */
export const needsFrenchPartner = (job: Job): boolean => isInQuebec(job) && !isFrench(job);

/** The active postings in French in Quebec: their ids by what they share with their partners. */
export type FrenchPartners = ReadonlyMap<string, readonly number[]>;

/** Adds a posting to these, if it is one. */
export function addFrenchPartner(partners: Map<string, number[]>, job: Job): void {
  if (job.status !== "active" || !isInQuebec(job) || !isFrench(job)) return;
  const key = partnerKey(job);
  partners.set(key, [...(partners.get(key) ?? []), job.id]);
}

/** Whether another active posting says in French what the job says. */
export const hasFrenchPartner = (job: Job, partners: FrenchPartners): boolean =>
  partners.size > 0 && (partners.get(partnerKey(job)) ?? []).some((id) => id !== job.id);
