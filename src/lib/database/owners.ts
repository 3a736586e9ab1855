import { apiUrl } from "../api/api-request.ts";
import type { Session } from "../session/session.ts";

/**
 * The owners whose data belongs to a session; the first is that of its database. An owner is an employer
 * at a service, so that another key finds the same. Until a response names the employer, part
 * of the key's hash stands in, from which the key cannot be derived.
 */
export async function ownersOf(session: Session): Promise<string[]> {
  if (!("key" in session)) return [];
  const service = apiUrl("");
  const { key, employer } = session;
  const print = await fingerprint(`${service} ${key}`);
  return [employer && `employer ${employer.id}`, print && `somebody ${print}`].flatMap((owner) =>
    owner ? [`${owner} at ${service}`] : [],
  );
}

/** Whether it stands in for an employer that no response has named. */
export const isStandIn = (owner: string): boolean => owner.startsWith("somebody ");

/** 64 of the 256 bits of a hash; `null` if the browser cannot hash. */
async function fingerprint(text: string): Promise<string | null> {
  // Missing on plain http, whatever the types say.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const hash = await subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash, 0, 8), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
