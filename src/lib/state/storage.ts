// Storage can be disabled or full: then a value lasts as long as the page.

/** `sessionStorage` lasts as long as the tab, `localStorage` is shared by all tabs and visits. */
export type StorageName = "sessionStorage" | "localStorage";

/** `null` if the storage cannot be used or the content cannot be read. */
function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

/** The stored text; `null` if there is none. */
export const readStored = (storage: StorageName, name: string): string | null =>
  attempt(() => globalThis[storage].getItem(name));

/** The stored JSON, not validated; `null` if there is none. */
export const readStoredJson = (storage: StorageName, name: string): unknown =>
  attempt((): unknown => JSON.parse(readStored(storage, name) ?? "null"));

/** Stores a text; `null` removes it. */
export const writeStored = (storage: StorageName, name: string, text: string | null) =>
  attempt(() =>
    text === null ? globalThis[storage].removeItem(name) : globalThis[storage].setItem(name, text),
  );

/** Removes everything that is stored. */
export const clearStorage = (storage: StorageName) => attempt(() => globalThis[storage].clear());
