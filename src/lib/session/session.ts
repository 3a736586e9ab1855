import { createStore } from "../state/store.ts";
import { createTabChannel } from "./tab-channel.ts";
import { forgetKeyHeaders } from "./key-headers.ts";
import {
  clearSession,
  clearTab,
  type Employer,
  loadSession,
  parseSession,
  recordSignOut,
  signedOutElsewhere,
  type StoredSession,
  storeSession,
} from "./session-storage.ts";

/**
 * - `finding`: no key here, and the other tabs have not answered yet
 * - `out`: signed out
 * - `in`: the key works as far as is known
 * - `expired`: the service has refused the key; requests wait for another one
 */
export type Session =
  | { state: "finding" }
  | { state: "out" }
  | ({
      state: "in" | "expired";
      /** Changes with the person or employer: earlier requests must not be shown or sent any more. */
      generation: number;
    } & StoredSession);

/** How long sign-in waits for the other tabs. A later answer is accepted too. */
const OTHER_TABS_MS = 100;

/** The API key of a tab, its employer, and the requests that wait for another key. */
export function createSession() {
  const waiting = new Set<(resume: boolean) => void>();
  const stored = loadSession();
  // Keeps the tab's employer if another one signs in on this computer.
  if (stored) storeSession(stored);
  let generation = 1;
  const { set, ...store } = createStore<Session>(
    stored ? { state: "in", generation, ...stored } : { state: "finding" },
  );

  /** The current session if `used` is an earlier state of it, else `null`. */
  const currentOf = (used: Session) => {
    const session = store.get();
    const same = "key" in used && "key" in session && used.generation === session.generation;
    return same ? session : null;
  };
  const release = (resume: boolean) => {
    for (const settle of waiting) settle(resume);
    waiting.clear();
  };
  /** Signs out of this tab only: `localStorage` may belong to another person by now. */
  const leave = () => {
    clearTab();
    forgetKeyHeaders();
    set({ state: "out" });
    release(false);
  };
  const accept = (next: StoredSession, resume: boolean, onThisComputer?: boolean) => {
    if (!resume) {
      generation += 1;
      clearTab();
    }
    storeSession(next, onThisComputer);
    set({ state: "in", generation, ...next });
    release(resume);
  };

  /** @param justNow a person has just given the key; else it answers a tab without one */
  const follow = (received: StoredSession, justNow: boolean) => {
    const [session, next] = [store.get(), parseSession(received)];
    if (!next) return;
    if (!("key" in session)) accept(next, false);
    // Waiting requests may use a key of the same employer only.
    else if (justNow && session.state === "expired" && isSameEmployer(session, next))
      accept(next, true);
  };

  const tabs = createTabChannel("session");
  tabs.subscribe((message) => {
    const session = store.get();
    if (message.say === "signed out") leave();
    else if ("session" in message) follow(message.session, message.say === "signed in");
    else if (session.state === "in") {
      const { key, employer } = session;
      tabs.post({ say: "known", session: { key, employer } });
    }
  });
  const isFinding = () => store.get().state === "finding";
  if (isFinding()) {
    tabs.post({ say: "who is signed in?" });
    setTimeout(() => isFinding() && set({ state: "out" }), OTHER_TABS_MS);
  }

  return {
    ...store,

    /** Whether the person who began something under `used` is still signed in. */
    isCurrent: (used: Session): boolean => currentOf(used) !== null,

    /**
     * Accepts a key that the service has accepted. `resume`: send the waiting requests with it; never
     * with another employer's key.
     */
    signIn: (next: StoredSession, resume: boolean, onThisComputer?: boolean) => {
      accept(next, resume, onThisComputer);
      tabs.post({ say: "signed in", session: next });
    },

    /** Removes the key from every tab, suspended ones included. */
    signOut: () => {
      recordSignOut();
      clearSession();
      leave();
      tabs.post({ say: "signed out" });
    },

    /** For a page restored from the back/forward cache, which missed the messages of other tabs. */
    checkSignedOut: () => {
      if (signedOutElsewhere()) leave();
    },

    /** Waits for another key after the service refused that of `used`. Resolves to whether to retry. */
    renew: async (used: Session): Promise<boolean> => {
      const session = currentOf(used);
      if (!session) return false;
      if ("key" in used && used.key !== session.key) return true;
      set({ ...session, state: "expired" });
      return new Promise((resolve) => void waiting.add(resolve));
    },

    /** Stores the employer that a response names. */
    learnEmployer: (used: Session, employer: Employer) => {
      const session = currentOf(used);
      if (session?.employer !== null) return;
      set({ ...session, employer });
      storeSession({ key: session.key, employer });
    },

    close: tabs.close,
  };
}

/** Whether both keys are known to belong to one employer; unknown until it is named. */
export const isSameEmployer = (one: StoredSession, other: StoredSession): boolean =>
  one.key === other.key || (one.employer !== null && one.employer.id === other.employer?.id);
