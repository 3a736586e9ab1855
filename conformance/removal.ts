import { Client, type Journal, newJournal } from "./client.ts";
import type { Result } from "./result.ts";
import type { Installation } from "./trial.ts";

/** Removes what a trial made and did not delete itself. Returns what is left to `removeLeftovers`. */
export async function removeMade({ underWay, made }: Journal): Promise<Journal["made"]> {
  await Promise.allSettled(underWay);
  return removeJobs(made);
}

/**
 * Removes what is still there of a run: what could not be removed before, and what is found by the word
 * that the run's jobs carry, because an answer was lost or did not tell the id.
 */
export async function removeLeftovers(
  installation: Installation,
  run: string,
  unremoved: Journal["made"],
): Promise<Pick<Result, "left" | "unsearched">> {
  const jobs = new Map(unremoved);
  let searched = true;
  for (const apiKey of [installation.apiKey, installation.otherApiKey]) {
    if (apiKey === undefined) continue;
    const client = new Client(installation.baseUrl, apiKey, newJournal(NEVER));
    const ids = await idsOf(client, run);
    searched &&= ids !== undefined;
    for (const id of ids ?? []) jobs.set(id, client);
  }
  const left = [...(await removeJobs(jobs)).keys()];
  return { left, ...(!searched && { unsearched: run }) };
}

const NEVER = new AbortController().signal;

/** The run's jobs, as far as a search finds them; `undefined` when it fails. */
async function idsOf(client: Client, run: string): Promise<number[] | undefined> {
  try {
    const { data } = (await client.get(`/jobs?q=${run}&pageSize=100`)).is(200).list();
    // A list that ignored q would show jobs that are not the run's: their titles tell.
    return data
      .filter(({ title, referenceId }) => title.includes(run) || referenceId?.includes(run))
      .map(({ id }) => id);
  } catch {
    return undefined;
  }
}

/** Returns the jobs that could not be removed. */
async function removeJobs(jobs: Journal["made"]): Promise<Journal["made"]> {
  const left: Journal["made"] = new Map();
  for (const [id, client] of jobs)
    if (!(await removeJob(client.undisturbed(), id))) left.set(id, client);
  return left;
}

async function removeJob(client: Client, id: number): Promise<boolean> {
  try {
    const { status } = await client.delete(`/jobs/${id}`);
    // §7.2 leaves open how a job is refused that a check has deleted: whether it can be read, tells.
    if (status !== 204 && status !== 404) (await client.get(`/jobs/${id}`)).isRefused();
    return true;
  } catch {
    return false;
  }
}
