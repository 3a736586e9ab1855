import { apiUrl } from "../api/api-request.ts";
import type { Session } from "../session/session.ts";

/**
 * The names under which the vault has the text of a session; the first is the one to keep new text
 * under. It names the employer and its service, so that a new key finds the text again. Until a job
 * has named the employer (§5 has no request that does), a fingerprint of the key stands in: a part
 * of its hash, from which nobody can make the key.
 */
export async function draftOwnersOf(session: Session): Promise<string[]> {
  if (!("key" in session)) return [];
  const service = apiUrl("");
  const { key, employer } = session;
  const print = await fingerprint(`${service} ${key}`);
  return [employer && `employer ${employer.id}`, print && `somebody ${print}`].flatMap((who) =>
    who ? [`${who} at ${service}`] : [],
  );
}

/** 64 of the 256 bits of a hash; none where the browser cannot hash (plain http). */
async function fingerprint(text: string): Promise<string | null> {
  // Missing on plain http, whatever the types say.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const hash = await subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash, 0, 8), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
