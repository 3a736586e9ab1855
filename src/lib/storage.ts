// Storage can be switched off or full: what is kept then lasts as long as the page.

/** For this tab, as long as it lives. */
export const ofTab = () => globalThis.sessionStorage;
/** For every tab and every visit on this computer. */
export const ofComputer = () => globalThis.localStorage;

/** The result of `ask`; `null` where the storage cannot be used or holds something unreadable. */
export function fromStorage<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

/** The text that was kept; `null` where there is none, or none can be read. */
export const readKept = (storage: () => Storage, name: string): string | null =>
  fromStorage(() => storage().getItem(name));

/** What was kept as JSON, for the caller to validate; `null` where there is none, or it cannot be read. */
export const readKeptJson = (storage: () => Storage, name: string): unknown =>
  fromStorage((): unknown => JSON.parse(readKept(storage, name) ?? "null"));

/** Keeps a text in place of the one before; `null` removes it. */
export const keep = (storage: () => Storage, name: string, text: string | null) =>
  fromStorage(() => (text === null ? storage().removeItem(name) : storage().setItem(name, text)));
