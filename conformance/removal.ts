import { Client, type Journal, newJournal } from "./client.ts";
import type { Installation } from "./trial.ts";

/** Removes what a trial made and did not delete itself. What fails is left to `removeLeftovers`. */
export async function removeMade({ underWay, made }: Journal): Promise<void> {
  await Promise.allSettled(underWay);
  for (const [id, client] of made) await removeJob(client.undisturbed(), id);
}

/**
 * Removes what is still there of a run, found by the word that its jobs carry: a job whose answer was
 * lost or did not tell its id. Answers the ids that could not be removed.
 */
export async function removeLeftovers(installation: Installation, run: string): Promise<number[]> {
  const left: number[] = [];
  for (const apiKey of [installation.apiKey, installation.otherApiKey]) {
    if (apiKey === undefined) continue;
    const client = new Client(installation.baseUrl, apiKey, newJournal(NEVER));
    // A list that ignored q would show jobs that are not the run's: their titles tell.
    const ids = await idsOf(client, run);
    for (const id of ids) if (!(await removeJob(client, id))) left.push(id);
  }
  return left;
}

const NEVER = new AbortController().signal;

async function idsOf(client: Client, run: string): Promise<number[]> {
  try {
    const { data } = (await client.get(`/jobs?q=${run}&pageSize=100`)).is(200).list();
    return data
      .filter(({ title, referenceId }) => title.includes(run) || referenceId?.includes(run))
      .map(({ id }) => id);
  } catch {
    return [];
  }
}

async function removeJob(client: Client, id: number): Promise<boolean> {
  try {
    const { status } = await client.delete(`/jobs/${id}`);
    return status === 204 || status === 404;
  } catch {
    return false;
  }
}
