import type { Answer } from "./answer.ts";
import { Client, newJournal } from "./client.ts";
import type { ConformanceOptions } from "./options.ts";
import { removeMade } from "./removal.ts";
import type { Installation } from "./trial.ts";
import { Broken } from "./verdict.ts";

/**
 * Finds out what a run needs to know: valid ids are those that were given, else those of the
 * installation's lists, else those that the employer's jobs use (§2.8 shows no lists).
 * @throws Error with a sentence when there is no answer, a key is refused, or ids are unknown or not found
 */
export async function discover(
  { baseUrl, apiKey, otherApiKey, categoryIds, positionTypeIds }: ConformanceOptions,
  signal: AbortSignal,
): Promise<Installation> {
  const base = baseUrl.replace(/\/+$/, "").replace(/\/api\/v1\.1$/, "");
  const journal = newJournal(signal);
  const client = new Client(base, apiKey, journal);
  const list = await jobsWith(client, "API_KEY");
  await mustWrite(client);
  await removeMade(journal);
  // Refused later, it would look as if the installation were broken.
  if (otherApiKey !== undefined)
    await jobsWith(new Client(base, otherApiKey, newJournal(signal)), "OTHER_API_KEY");

  const ownCategories = await idsIn(client, "/jobcategories");
  const ownTypes = await idsIn(client, "/positiontypes");
  mustKnow("category-ids", categoryIds, ownCategories);
  mustKnow("position-type-id", positionTypeIds, ownTypes);
  let categories = categoryIds ?? ownCategories;
  let types = positionTypeIds ?? ownTypes;
  if (categories.length === 0 || types.length === 0) {
    for (const { id } of list.list().data) {
      const job = (await client.get(`/jobs/${id}`)).job();
      categories = [...new Set([...categories, ...job.categories.map((category) => category.id)])];
      if (job.positionType) types = [...new Set([...types, job.positionType.id])];
    }
  }
  if (categories.length === 0 || types.length === 0) {
    throw new Error(
      "No valid ids are known: the installation shows no lists and the employer has no jobs. " +
        "Give --category-ids and --position-type-id.",
    );
  }
  return { baseUrl: base, apiKey, otherApiKey, categoryIds: categories, positionTypeIds: types };
}

/**
 * Some of an employer's jobs.
 * @throws Error with a sentence when there is no answer, or one that is no list of jobs
 */
async function jobsWith(client: Client, key: "API_KEY" | "OTHER_API_KEY"): Promise<Answer> {
  const url = `${client.root}/jobs`;
  const list = await client.get("/jobs?pageSize=10").catch((error: unknown) => {
    if (!(error instanceof Broken)) throw error;
    throw new Error(`GET ${url}: ${error.message}. Start the installation, or correct --base-url.`);
  });
  if (!list.isSuccess)
    throw new Error(
      `GET ${url} answers ${list.status} with this ${key}. Correct the key, or --base-url.`,
    );
  if (/^\s*</.test(list.text))
    throw new Error(`GET ${url} answers with a page and not with JSON. Correct --base-url.`);
  return list;
}

/**
 * A body with nothing in it is refused in any case, and with 403 where the key may only read.
 * @throws Error with a sentence where the key may only read
 */
async function mustWrite(client: Client): Promise<void> {
  const { status } = await client.post({});
  if (status === 403)
    throw new Error(
      `POST ${client.root}/jobs answers 403: this API_KEY may only read, and the suite makes jobs. Use another key.`,
    );
}

/** @throws Error with a sentence when ids that were given are not among the installation's own */
function mustKnow(option: string, given: readonly number[] = [], own: readonly number[]): void {
  const unknown = given.filter((id) => !own.includes(id));
  if (own.length > 0 && unknown.length > 0)
    throw new Error(`--${option}: the installation has no ${unknown.join(", ")}.`);
}

/** The ids of a reference list, whatever it wraps them in; none when there is no such list. */
async function idsIn(client: Client, path: string): Promise<number[]> {
  const answer = await client.get(path);
  if (!answer.isSuccess) return [];
  const body = answer.json();
  const list = Array.isArray(body) ? body : ((body as { data?: unknown } | null)?.data ?? []);
  if (!Array.isArray(list)) return [];
  return list
    .map((entry: unknown) => (entry as { id?: unknown } | null)?.id)
    .filter((id): id is number => typeof id === "number");
}
