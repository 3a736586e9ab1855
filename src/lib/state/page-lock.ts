import { randomId } from "../values/random-id.ts";

// Which pages of this browser are open: each holds a lock under its id for as long as it lives.

/** The id of this page. */
export const thisPage = randomId();

const lockOf = (page: string) => `page ${page}`;

/** Missing on plain http, whatever the types say. */
const locks = (): LockManager | undefined =>
  (globalThis.navigator as { locks?: LockManager } | undefined)?.locks;

let holding: Promise<void> | undefined;

/** Resolves when other pages can see that this one is open. */
export async function holdPageLock(): Promise<void> {
  holding ??= new Promise((resolve) => {
    const held = locks()?.request(lockOf(thisPage), async () => {
      resolve();
      // Until the page closes.
      return new Promise<never>(() => {});
    });
    if (held) held.catch(resolve);
    else resolve();
  });
  return holding;
}

/** Whether a page is open; undefined in a browser without locks. */
export async function isPageOpen(page: string): Promise<boolean | undefined> {
  return page === thisPage || isHeld(lockOf(page));
}

/** Whether a page of this browser runs something under a name (`inOnePage`); undefined without locks. */
export async function isHeld(name: string): Promise<boolean | undefined> {
  const query = await locks()?.query();
  return query?.held?.some((lock) => lock.name === name);
}

/** Resolves when a page has closed. */
export async function whenPageCloses(page: string): Promise<void> {
  await locks()?.request(lockOf(page), () => {});
}

/** Runs something in one page at a time; not at all where another one is at it. */
export async function inOnePage(name: string, run: () => Promise<void>): Promise<void> {
  const all = locks();
  if (all) await all.request(name, { ifAvailable: true }, async (lock) => lock && run());
  else await run();
}
