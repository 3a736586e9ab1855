import { addDays, todayIn } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import { LIMITS } from "#contract/limits.ts";
import type { JobList } from "#contract/listing.ts";
import { foldText } from "#src/lib/fold-text.ts";
import type { JobFilter, VersionedJob } from "../../requests.ts";
import type { JobBody } from "../../write-requests.ts";
import { requestOf, valuesOfJob } from "../form-values.ts";

export interface Reading {
  list: (filter: JobFilter) => Promise<JobList>;
  read: (id: number) => Promise<VersionedJob>;
}

/** So many namesakes are read at most. */
const AT_MOST = 5;

/**
 * Looks whether a job that was sent, and whose answer was lost, has been created: by its reference
 * id, or among the newest jobs by its title and publish date. It has to say what was sent; its status
 * may be another one by now. A job that it was a copy of is not it.
 */
export async function findArrived(
  sent: JobBody,
  copyOf: number | undefined,
  { list, read }: Reading,
): Promise<VersionedJob | null> {
  const { referenceId, title } = sent;
  const q = typeof referenceId === "string" ? referenceId : "";
  const { data } = await list({ status: undefined, q, page: 1, pageSize: LIMITS.pageSize.max });
  // Yesterday is today somewhere.
  const since = addDays(todayIn(), -1);
  const namesakes = data.filter(
    (job) =>
      job.id !== copyOf &&
      (q === ""
        ? job.title === title && (job.publishDate === null || job.publishDate >= since)
        : job.referenceId === q),
  );
  for (const { id } of namesakes.slice(0, AT_MOST)) {
    const found = await read(id);
    if (matches(found.job, sent)) return found;
  }
  return null;
}

const same = (held: unknown, sent: unknown) => JSON.stringify(held) === JSON.stringify(sent);

/** Whether each property says what was sent, but for what a service may set or spell by itself. */
const MATCHES = {
  title: same,
  referenceId: same,
  positionType: same,
  categories: (held, sent) => same(idsOf(held), idsOf(sent)),
  locations: (held, sent) => same(citiesOf(held), citiesOf(sent)),
  description: same,
  salary: same,
  applicantRoutingType: same,
  applicationEmail: same,
  applicationUrl: same,
  closeDate: (held, sent) => sent === null || same(held, sent),
  confidential: same,
  autoRefresh: () => true,
} satisfies Record<Exclude<keyof JobBody, "status">, typeof same>;

function matches(job: Job, sent: JobBody): boolean {
  const held = requestOf(valuesOfJob(job));
  return (Object.keys(MATCHES) as (keyof typeof MATCHES)[]).every((name) =>
    MATCHES[name](held[name], sent[name]),
  );
}

const idsOf = (things: unknown): string[] =>
  (things as { id: unknown }[]).map(({ id }) => String(id)).toSorted();

/** "vancouver" of "Vancouver, BC": the service adds the province, and has its own spelling. */
const citiesOf = (places: unknown): string[] =>
  (places as { description: string }[])
    .map(({ description }) => foldText(description.replace(/,.*/, "")))
    .toSorted();
