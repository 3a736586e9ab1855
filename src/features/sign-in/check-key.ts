import { jobList } from "#contract/listing.ts";
import { hasStatus } from "#src/lib/api/api-error.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { sendRequest } from "#src/lib/api/api-request.ts";
import type { StoredSession } from "#src/lib/session/session-storage.ts";
import { text } from "#src/i18n/text.ts";

/** What a key came to: the session that it opens, or what is wrong with it or with the service. */
export type KeyCheck = { accepted: StoredSession } | { refused: string } | { failed: string };

/** Asks the service for one job, which needs a key (§5.1) and tells whose it is (§2.7). */
export async function checkKey(written: string): Promise<KeyCheck> {
  const key = written.trim();
  if (key === "") return { refused: text.signIn.keyMissing };
  // Anything else cannot be sent in a header at all.
  if (!/^[\u0021-\u007e]+$/.test(key)) return { refused: text.signIn.keyMalformed };
  try {
    const { data } = await sendRequest(key, "/jobs", jobList, { query: { pageSize: 1 } });
    return { accepted: { key, employer: data.data[0]?.employer ?? null } };
  } catch (error) {
    const refused = hasStatus(error, 401, 403);
    return refused ? { refused: text.signIn.keyRefused } : { failed: messageOf(error) };
  }
}
