import { createStore } from "../store.ts";
import {
  type Employer,
  type StoredSession,
  forgetSession,
  forgetTab,
  keepSession,
  loadSession,
  recordSignOut,
  signedOutMeanwhile,
} from "./session-storage.ts";
import { connectTabs } from "./session-tabs.ts";

/**
 * - `finding`: no key here, and the other tabs have not answered yet
 * - `out`: nobody is signed in
 * - `in`: the key works as far as we know
 * - `expired`: the service has refused the key; what was under way waits for another one
 */
export type Session =
  | { state: "finding" }
  | { state: "out" }
  | ({
      state: "in" | "expired";
      /** Another number: nothing that was begun before may be shown or sent any more. */
      generation: number;
    } & StoredSession);

/**
 * How long sign-in waits for other tabs: one with a key answers at once, and a late answer is taken
 * all the same.
 */
const OTHER_TABS_MS = 100;

/** The key, who it belongs to, and what waits for another one. One per tab. */
export function createSession() {
  const waiting = new Set<(goOn: boolean) => void>();
  const kept = loadSession();
  // A tab stays with its employer, whoever else signs in on this computer.
  if (kept) keepSession(kept);
  let generation = 1;
  const { set, ...store } = createStore<Session>(
    kept ? { state: "in", generation, ...kept } : { state: "finding" },
  );

  /**
   * The session as it is now, if `used` is an earlier state of it; `null` once somebody has signed
   * out or in.
   */
  const ongoing = (used: Session) => {
    const session = store.get();
    const same = "key" in used && "key" in session && used.generation === session.generation;
    return same ? session : null;
  };
  const release = (goOn: boolean) => {
    for (const resume of waiting) resume(goOn);
    waiting.clear();
  };
  /**
   * Signs out of this tab only: what is kept on the computer is for the tab that signs out to
   * remove, or somebody else's by now.
   */
  const leave = () => {
    forgetTab();
    set({ state: "out" });
    release(false);
  };
  const take = (next: StoredSession, goOn: boolean, onThisComputer?: boolean) => {
    if (!goOn) {
      generation += 1;
      forgetTab();
    }
    keepSession(next, onThisComputer);
    set({ state: "in", generation, ...next });
    release(goOn);
  };

  const tabs = connectTabs({
    current: () => {
      const session = store.get();
      return session.state === "in" ? session : null;
    },
    onSignedOut: leave,
    onSignedIn: (next, now) => {
      const session = store.get();
      if (!("key" in session)) take(next, false);
      // What waits here may go on with a key of the same employer, and only then.
      else if (now && session.state === "expired" && isSameEmployer(session, next))
        take(next, true);
    },
  });
  const isFinding = () => store.get().state === "finding";
  if (isFinding()) {
    tabs.ask();
    setTimeout(() => isFinding() && set({ state: "out" }), OTHER_TABS_MS);
  }

  return {
    ...store,

    /** Whether what was begun under `used` is still this person's: nobody has signed out or in since. */
    isCurrent: (used: Session): boolean => ongoing(used) !== null,

    /**
     * Takes a key that the service has accepted. `goOn` says whether what waits may be sent with
     * it: never with another employer's.
     */
    signIn: (next: StoredSession, goOn: boolean, onThisComputer?: boolean) => {
      take(next, goOn, onThisComputer);
      tabs.sayIn(next);
    },

    /** Forgets the key here and in every other tab, also in one that is asleep. */
    signOut: () => {
      recordSignOut();
      forgetSession();
      leave();
      tabs.sayOut();
    },

    /**
     * For a page that the browser had frozen (for Back, say) and that has heard nothing meanwhile.
     */
    checkSignedOut: () => {
      if (signedOutMeanwhile()) leave();
    },

    /**
     * The service refused the key of `used`: resolves once there is another one, with whether what
     * was under way may go on with it.
     */
    renew: async (used: Session): Promise<boolean> => {
      const session = ongoing(used);
      if (!session) return false;
      if ("key" in used && used.key !== session.key) return true;
      set({ ...session, state: "expired" });
      return new Promise((resolve) => void waiting.add(resolve));
    },

    /** A job names the employer of the key that `used` has: the only way to learn who it is. */
    learnEmployer: (used: Session, employer: Employer) => {
      const session = ongoing(used);
      if (session?.employer !== null) return;
      set({ ...session, employer });
      keepSession({ key: session.key, employer });
    },

    close: tabs.close,
  };
}

/**
 * Whether both keys are known to be of one employer. As long as it has no job, that cannot be
 * known.
 */
export const isSameEmployer = (one: StoredSession, other: StoredSession): boolean =>
  one.key === other.key || (one.employer !== null && one.employer.id === other.employer?.id);
