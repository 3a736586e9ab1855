import { isDeepStrictEqual } from "node:util";
import { keysOfEmployers } from "./admin.ts";
import type { JobService } from "./job-service.ts";

/** The settings that the dashboard writes: a service does not list those that it has. */
export const SETTINGS = ["readiness", "siblings", "templates", "views"] as const;

/** Postings, settings and keys of an employer by their names in a sentence: "posting 7". */
export type InstallationState = ReadonlyMap<string, unknown>;

/**
 * What a run must leave as it was. Keys are part of it where the command line for administrators reaches the
 * service; over HTTP, no story can make one.
 */
export async function stateOf(jobs: JobService): Promise<InstallationState> {
  const state = new Map<string, unknown>();
  for (const { id, ...job } of await jobs.everything()) state.set(`posting ${id}`, withoutDay(job));
  for (const name of SETTINGS) {
    const document = await jobs.setting(name);
    if (document !== null) state.set(`setting ${name}`, document);
  }
  for (const { keyId, usedAt: _, ...key } of await keysOfEmployers())
    state.set(`key ${keyId}`, key);
  return state;
}

/** A posting without what the service itself changes of it, every seven days (§8). */
function withoutDay({ autoRefresh, ...job }: Record<string, unknown>): unknown {
  const { publishDate: _, etag: __, ...rest } = job;
  return autoRefresh === true ? rest : job;
}

/** A sentence for each difference. */
export function differencesOf(before: InstallationState, after: InstallationState): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    if (isDeepStrictEqual(was, is)) return [];
    const { title } = (is ?? was) as { title?: string };
    const what = title === undefined ? name : `${name} (${title})`;
    return `${what} ${was === undefined ? "is left behind" : is === undefined ? "is gone" : "is another"}`;
  });
}
