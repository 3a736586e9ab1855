import { jobList } from "#contract/listing.ts";
import { hasServiceStatus } from "#src/lib/api/api-error.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { sendRequest } from "#src/lib/api/api-request.ts";
import type { StoredSession } from "#src/lib/session/session-storage.ts";
import { m } from "#src/i18n/paraglide/messages.js";

/** The result of checking a key: a session, a refusal, or a failure. */
export type KeyCheck = { accepted: StoredSession } | { refused: string } | { failed: string };

/** Requests one job: this needs a valid key (§5.1) and names the employer, by a header or the job (§2.7). */
export async function checkKey(written: string): Promise<KeyCheck> {
  const key = written.trim();
  if (key === "") return { refused: m.sign_in_key_missing() };
  // Only these characters can be sent in a header.
  if (!/^[\u0021-\u007e]+$/.test(key)) return { refused: m.sign_in_key_malformed() };
  try {
    const { data, employer } = await sendRequest(key, "/jobs", jobList, { query: { pageSize: 1 } });
    return { accepted: { key, employer: employer ?? data.data[0]?.employer ?? null } };
  } catch (error) {
    const refused = hasServiceStatus(error, 401, 403);
    return refused ? { refused: m.sign_in_key_refused() } : { failed: messageOf(error) };
  }
}
