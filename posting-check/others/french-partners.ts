import type { Job } from "#contract/job.ts";
import { textOf } from "#contract/description-text.ts";
import { likelyProvinceOf } from "../text/likely-province.ts";
import { plain } from "../text/plain.ts";
import { frenchOrEnglish } from "../text/french-or-english.ts";

/** Postings of one work in two languages share their type, categories and first place. */
const workKey = ({ locations: [first], positionType, categories }: Job): string =>
  JSON.stringify([
    first?.description,
    positionType?.id,
    categories.map(({ id }) => id).toSorted((a, b) => a - b),
  ]);

/** One is lawful beside the other where they also share all their places and pay. */
const partnerKey = (job: Job): string =>
  JSON.stringify([
    workKey(job),
    job.locations.map(({ description }) => description).toSorted(),
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

/** Active postings by what the postings of one work share. */
export type PostingsOfWork = Map<string, Job[]>;

/** Adds a posting to these, if it is active. */
export function addToWork(postings: PostingsOfWork, job: Job): void {
  if (job.status !== "active") return;
  const key = workKey(job);
  postings.set(key, [...(postings.get(key) ?? []), job]);
}

/**
 * The active posting of the same work in the other language, if there is one alone of each: of more, nobody could
 * tell which belong together.
 */
export function counterpartOf(job: Job, postings: PostingsOfWork): Job | undefined {
  const others = (postings.get(workKey(job)) ?? []).filter(({ id }) => id !== job.id);
  const [other] = others;
  return other && others.length === 1 && isFrench(other) !== isFrench(job) ? other : undefined;
}

/** What differs between a posting and its counterpart, by the fields of a job. */
export const differencesOf = (job: Job, other: Job): string[] =>
  (["salary", "closeDate", "locations", "status"] as const).filter(
    (name) => JSON.stringify(job[name]) !== JSON.stringify(other[name]),
  );
