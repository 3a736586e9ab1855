import { keyName } from "./key-headers.ts";

/** The name that people gave the session's key, as activity shows it; `null` for a key without one. */
export function currentKeyName(): string | null {
  try {
    return decodeURIComponent(keyName.get() ?? "") || null;
  } catch {
    return null;
  }
}
