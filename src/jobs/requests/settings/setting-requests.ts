import * as z from "zod/mini";
import { LIMITS } from "#contract/limits.ts";
import { notSent, request } from "#src/lib/api/api-client.ts";
import { hasServiceStatus, hasStatus } from "#src/lib/api/api-error.ts";
import { ownersOf } from "#src/lib/database/owners.ts";
import { session } from "#src/lib/session/current-session.ts";
import type { Session } from "#src/lib/session/session.ts";
import { readStoredJson, writeStored } from "#src/lib/state/storage.ts";

/** A document of the employer, such as its saved views. */
export interface SettingKind<T> {
  /** Its path: /settings/{name}, an extension of the interface. */
  name: string;
  schema: z.ZodMiniType<T>;
  /** The value before the first write. */
  empty: T;
}

export interface Setting<T> {
  value: T;
  /** Whether colleagues see it: a plain service stores none, so that it stays on this computer. */
  shared: boolean;
}

/** A setting would be larger than the service stores. */
export class SettingFull extends Error {
  override name = "SettingFull";
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** How often a change is made again because a colleague's came first. */
const TRIES = 5;

/**
 * The session whose service was found to have no settings. To request each again would change nothing but
 * the browser's console, which lists every 404; a write finds out whether that is still so.
 */
let withoutSettings: Session | undefined;

/** Reads a setting. */
export async function fetchSetting<T>(kind: SettingKind<T>, signal?: AbortSignal) {
  if (withoutSettings && session.isCurrent(withoutSettings)) return readLocal(kind);
  const { etag: _etag, ...setting } = await fetchVersion(kind, signal);
  return setting;
}

/**
 * Changes a setting. `change` is made to the newest version, so that nothing of a colleague's is lost.
 * @throws ApiError
 * @throws {SettingFull} and stores nothing; what makes it smaller is stored in any case
 */
export async function changeSetting<T>(
  kind: SettingKind<T>,
  change: (value: T) => T,
): Promise<Setting<T>> {
  const begun = session.get();
  const sent = new Set<string>();
  for (let tries = 1; ; tries++) {
    const { etag, shared, value } = await fetchVersion(kind);
    // Refused (412) was a request that the browser or a proxy repeated: the first was carried out.
    if (sent.has(JSON.stringify(value))) return { value, shared };
    const local = await localName(kind);
    // Another employer may have signed in.
    if (!session.isCurrent(begun)) throw notSent();
    const changed = { value: change(value), shared };
    const bytes = bytesOf(changed.value);
    if (bytes > LIMITS.settingBytes && bytes >= bytesOf(value)) throw new SettingFull();
    if (!shared) {
      writeStored("localStorage", local, JSON.stringify(changed.value));
      return changed;
    }
    sent.add(JSON.stringify(z.parse(kind.schema, changed.value)));
    try {
      await request(`/settings/${kind.name}`, kind.schema, {
        method: "PUT",
        body: changed.value,
        headers: etag === null ? { "If-None-Match": "*" } : { "If-Match": etag },
      });
      return changed;
    } catch (error) {
      if (tries === TRIES || !hasServiceStatus(error, 412)) throw error;
    }
  }
}

async function fetchVersion<T>(
  kind: SettingKind<T>,
  signal?: AbortSignal,
): Promise<Setting<T> & { etag: string | null }> {
  const used = session.get();
  withoutSettings = undefined;
  try {
    const { data, etag } = await request(`/settings/${kind.name}`, z.optional(kind.schema), {
      signal,
    });
    return { value: data ?? kind.empty, etag, shared: true };
  } catch (error) {
    // Many frameworks answer a path that they do not know with a page.
    if (!hasStatus(error, 404, 405, 501)) throw error;
    withoutSettings = used;
    return { ...(await readLocal(kind)), etag: null };
  }
}

async function readLocal<T>(kind: SettingKind<T>): Promise<Setting<T>> {
  const local = kind.schema.safeParse(readStoredJson("localStorage", await localName(kind)));
  return { value: local.success ? local.data : kind.empty, shared: false };
}

async function localName({ name }: Pick<SettingKind<unknown>, "name">): Promise<string> {
  const [owner] = await ownersOf(session.get());
  return `${name} of ${owner}`;
}
