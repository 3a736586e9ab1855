// Compares what was acknowledged during a fault with what the service has.
import type { Activity, VersionHeader } from "#contract/history.ts";
import type { JobHeader } from "#contract/job.ts";
import type { Client } from "./client.ts";
import type { Load } from "./load.ts";

export interface Findings {
  lost: string[];
  doubled: string[];
  /** What history, activity or the changes have otherwise. */
  gaps: string[];
}

/** Judges a load that has stopped. `known` are the postings of the loads before. */
export async function judge(load: Load, known: Map<number, string>): Promise<Findings> {
  const { client, ledger, copy } = load;
  const found: Findings = { lost: [], doubled: [], gaps: [] };
  for (const [id, { kinds, title }] of ledger)
    if (kinds.at(-1) === "deleted") known.delete(id);
    else known.set(id, title);

  const jobs = await client.all<JobHeader>("/jobs");
  const stored = new Map(jobs.map(({ id, title }) => [id, title]));
  for (const [id, title] of known)
    if (stored.get(id) !== title) found.lost.push(`${id} is ${stored.get(id)}, not ${title}`);
  for (const [id, title] of stored)
    if (!known.has(id)) found.doubled.push(`${id} (${title}) was acknowledged to nobody`);

  for (const [id, title] of stored)
    if (copy.get(id) !== title) found.gaps.push(`changes: ${id} is ${copy.get(id)}, not ${title}`);
  for (const id of copy.keys())
    if (!stored.has(id)) found.gaps.push(`changes: they did not say that ${id} is gone`);

  const made = new Map<string, Record<string, number>>();
  for (const [id, { kinds, changeSet }] of ledger) {
    const versions = (await client.all<VersionHeader>(`/jobs/${id}/versions`)).toReversed();
    const stages = versions.map(({ kind }) => kind).join();
    const said = `versions of ${id}: ${stages} for ${kinds.join()}`;
    if (versions.length > kinds.length) found.doubled.push(said);
    else if (stages !== kinds.join()) found.lost.push(said);
    const numbers = versions.map(({ number }) => number);
    if (numbers.some((number, at) => number !== at + 1))
      found.gaps.push(`numbers of the versions of ${id}: ${numbers.join()}`);
    const counts = made.get(changeSet) ?? {};
    made.set(changeSet, counts);
    for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  for (const [changeSet, expected] of made) {
    const counts = await countsOf(client, changeSet);
    for (const kind of ["created", "changed", "deleted"] as const)
      if (counts[kind] !== (expected[kind] ?? 0))
        found.gaps.push(
          `activity ${changeSet}: ${counts[kind]} ${kind}, not ${expected[kind] ?? 0}`,
        );
  }
  return found;
}

/** What a change set wrote, by all its activities: a write that would wait for another one has an activity of its own. */
export async function countsOf(client: Client, changeSet: string): Promise<Activity["counts"]> {
  const sum = { created: 0, changed: 0, deleted: 0, restored: 0 };
  for (const { counts } of await client.all<Activity>(`/activity?changeSet=${changeSet}`))
    for (const kind of ["created", "changed", "deleted", "restored"] as const)
      sum[kind] += counts[kind];
  return sum;
}
