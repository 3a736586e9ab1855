import { Dexie, liveQuery } from "dexie";
import { ownersOf, isStandIn } from "./owners.ts";
import { session } from "../session/current-session.ts";
import type { Session } from "../session/session.ts";
import { addRecords, INDEX, readRecords, TABLES } from "./records.ts";

// What this browser keeps of an employer's work. Each employer at a service has a database of its own, which
// only its session opens: what is not in it, no page can show or send.

const PREFIX = "work of ";

/** How long a page waits for a database that an older tab or a busy computer holds. */
const MAX_WAIT_MS = 5_000;

/** One for each owner (`ownersOf`), whatever has become of the session object. */
const connections = new Map<string, Dexie>();

function connect(owner: string): Dexie {
  const known = connections.get(owner);
  if (known) return known;
  const database = new Dexie(PREFIX + owner);
  database.version(1).stores(TABLES);
  // Sign-out deletes it, and a newer release upgrades it: in this tab it must not open again.
  database.on("versionchange", () => {
    database.close();
    return false;
  });
  // Those who wait for it say so.
  database.on("blocked", () => false);
  database.on("close", () => {
    if (connections.get(owner) === database) connections.delete(owner);
  });
  connections.set(owner, database);
  return database;
}

/** The owners that a person has signed out here: nothing of theirs comes back. */
const forgotten = new Set<string>();

/** By session, so that waiting for an open one takes no longer than a microtask: pages close quickly. */
const opened = new WeakMap<Session, Promise<Dexie>>();

/** The owner under which the latest session was opened. */
let latest: { session: Session; owner: string } | undefined;

/**
 * The database of a session's employer. That of an earlier session is what it was, for what has begun in it.
 * @throws before sign-in, and where the browser stores nothing or does not answer
 */
export async function employerDatabase(of: Session = session.get()): Promise<Dexie> {
  const current = session.isCurrent(of) ? session.get() : of;
  let opening = opened.get(current);
  if (!opening) {
    opening = open(current);
    opened.set(current, opening);
    // The next one tries again.
    opening.catch(() => opened.delete(current));
  }
  return opening;
}

async function open(of: Session): Promise<Dexie> {
  const [owner, ...stoodIn] = await ownersOf(of);
  if (owner === undefined || !session.isCurrent(of)) throw new Error("Nobody is signed in.");
  forgotten.delete(owner);
  const database = connect(owner);
  await inTime(database.open());
  // Until the service has named the employer, a key stood in for it.
  if (latest && session.isCurrent(latest.session) && isStandIn(latest.owner))
    stoodIn.push(latest.owner);
  for (const earlier of new Set(stoodIn)) if (earlier !== owner) await move(earlier, owner);
  if (!session.isCurrent(of)) throw new Error("The session has ended.");
  latest = { session: of, owner };
  return database;
}

async function move(from: string, to: string): Promise<void> {
  if (!(await databaseNames([from])).includes(PREFIX + from)) return;
  const source = connect(from);
  await addRecords(connect(to), await readRecords(source));
  await source.delete();
}

/** The names of the databases of this browser, `owners` at least. */
async function databaseNames(owners: readonly string[]): Promise<string[]> {
  const factory = globalThis.indexedDB as IDBFactory | undefined;
  // Firefox before 126 lists none.
  if (!factory || !("databases" in factory)) return owners.map((owner) => PREFIX + owner);
  return (await factory.databases()).map(({ name = "" }) => name);
}

/**
 * Deletes what this browser keeps of an employer, and the postings of every other one: sign-out ends the
 * session of every tab. Never fails: another tab's connection may delay the end of an empty database.
 */
export async function forgetEmployer(of: Session): Promise<void> {
  const owners = await ownersOf(of);
  const names = await databaseNames(owners).catch(() => []);
  const own = new Set(owners.map((owner) => PREFIX + owner));
  await Promise.allSettled(
    names
      .filter((name) => name.startsWith(PREFIX))
      .map(async (name) => {
        const owner = name.slice(PREFIX.length);
        if (!own.has(name)) return empty(owner, INDEX).finally(() => connect(owner).close());
        forgotten.add(owner);
        // At once, also where a tab that sleeps holds the database.
        await empty(owner, Object.keys(TABLES)).catch(() => {});
        return inTime(connect(owner).delete());
      }),
  );
}

async function empty(owner: string, tables: readonly string[]): Promise<void> {
  const database = connect(owner);
  await inTime(
    database.transaction("rw", [...tables], async () => {
      for (const table of tables) await database.table(table).clear();
    }),
  );
}

/**
 * What a query reads of the database of the session's employer, now and after each change of any tab. As
 * `liveQuery`, but waits for the database, and follows the session to the employer that the service names.
 */
export function observe<T>(query: () => Promise<T>) {
  return {
    // For `useObservable`, which else subscribes to find out.
    hasValue: () => false,
    subscribe: (next: (value: T) => void, failed: (error: unknown) => void = () => {}) => {
      let ended = false;
      let following: { unsubscribe: () => void } | undefined;
      const follow = async () => {
        try {
          await employerDatabase();
          if (ended) return;
          following?.unsubscribe();
          following = liveQuery(query).subscribe(next, failed);
        } catch {
          // Where the browser stores nothing, there is nothing to see.
        }
      };
      const unfollow = session.subscribe(() => void follow());
      void follow();
      return {
        unsubscribe: () => {
          ended = true;
          unfollow();
          following?.unsubscribe();
        },
      };
    },
  };
}

async function inTime<T>(answer: PromiseLike<T>): Promise<T> {
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("The browser's database does not answer.")), MAX_WAIT_MS);
    }),
  ]);
}
