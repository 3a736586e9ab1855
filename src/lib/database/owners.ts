import { apiUrl } from "../api/api-request.ts";
import type { Session } from "../session/session.ts";
import { sha256 } from "../values/sha256.ts";

/**
 * The owners whose data belongs to a session; the first is that of its database. An owner is an employer
 * at a service, so that another key finds the same. Until a response names the employer, part
 * of the key's hash stands in, from which the key cannot be derived.
 */
export async function ownersOf(session: Session): Promise<string[]> {
  if (!("key" in session)) return [];
  const service = apiUrl("");
  const { key, employer } = session;
  // 64 of the 256 bits.
  const print = (await sha256(`${service} ${key}`))?.slice(0, 16);
  return [employer && `employer ${employer.id}`, print && `somebody ${print}`].flatMap((owner) =>
    owner ? [`${owner} at ${service}`] : [],
  );
}

/** Whether it stands in for an employer that no response has named. */
export const isStandIn = (owner: string): boolean => owner.startsWith("somebody ");
