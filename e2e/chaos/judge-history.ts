import type { Job } from "#contract/job.ts";
import type { ActivityVersion, JobVersion, VersionHeader } from "#contract/history.ts";
import type { ChangeItem } from "#src/jobs/writes/change-set.ts";
import type { JobService } from "../job-service.ts";
import { type Edit, type Facts, factsOf } from "./colleague.ts";
import { isOpen, isStored, jobOf, type Ledger } from "./ledger.ts";

/** What the service's history has otherwise than the browser's ledger, the postings and the acknowledged edits. */
export async function judgeHistory(
  jobs: JobService,
  ledger: Ledger,
  ids: Iterable<number>,
  stored: readonly Job[],
  edits: readonly Edit[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { id, items } of ledger) wrong.push(...judgeSet(items, await madeBy(jobs, id)));
  for (const id of ids) {
    const versions = await jobs.list<VersionHeader>(`/jobs/${id}/versions`);
    const job = stored.find((one) => one.id === id);
    const last = versions[0];
    const facts = new Map<number, Facts>();
    for (const { number } of versions) {
      const whole = (await jobs.get(`/jobs/${id}/versions/${number}`)) as JobVersion;
      facts.set(number, factsOf(whole.job));
    }
    if (!last || (last.kind === "deleted") === Boolean(job))
      wrong.push(`history ends posting ${id} with ${last?.kind}`);
    else if (job && JSON.stringify(facts.get(last.number)) !== JSON.stringify(factsOf(job)))
      wrong.push(`the last version of posting ${id} is not what it is`);
    // Its titles and pays are its alone.
    for (const edit of edits.filter((one) => one.id === id && one.facts?.status === undefined))
      if (!versions.some((version) => isOf(edit, version, facts.get(version.number)!)))
        wrong.push(`history lacks a colleague's edit of posting ${id}`);
  }
  return wrong;
}

/** The versions that a change set made; a set that wrote nothing has no activity. */
async function madeBy(jobs: JobService, changeSet: string): Promise<ActivityVersion[]> {
  const [activity] = await jobs.list<{ id: number }>(`/activity?changeSet=${changeSet}`);
  return activity ? jobs.list<ActivityVersion>(`/activity/${activity.id}`) : [];
}

function judgeSet(items: readonly ChangeItem[], made: readonly ActivityVersion[]): string[] {
  const wrong: string[] = [];
  const known = items.filter((item) => isStored(item) || isOpen(item));
  for (const { jobId, kind } of made) {
    const here = made.filter((version) => version.jobId === jobId);
    if (here.length > 1)
      wrong.push(`history has ${here.length} writes of posting ${jobId} by one set`);
    // A creation that is still open has no id yet.
    const isClaimed = known.some((item) => jobOf(item) === jobId || item.write?.kind === "create");
    if (!isClaimed) wrong.push(`nobody claims that posting ${jobId} was ${kind}`);
  }
  for (const item of items.filter(isStored)) {
    // A status that somebody else had set makes no version.
    const isStatus = item.write?.kind === "change" && "status" in item.write.changes;
    if (!isStatus && !made.some(({ jobId }) => jobId === jobOf(item)))
      wrong.push(`history lacks the ${item.write?.kind} of posting ${jobOf(item)}`);
  }
  return wrong;
}

/** Whether a version can be what an edit made. */
const isOf = ({ facts }: Edit, { kind }: VersionHeader, found: Facts): boolean =>
  facts === null
    ? kind === "deleted"
    : Object.entries(facts).every(([name, value]) => found[name as keyof Facts] === value);
