import { asRecord } from "../as-record.ts";
import { type StoredSession, parseSession } from "./session-storage.ts";

// The tabs of one browser talk on this channel; no other origin can listen to it.

type Message =
  | { say: "who is signed in?" | "signed out" }
  | { say: "signed in" | "known"; session: StoredSession };

interface Listener {
  /** The session to share with a tab that asks; `null` when there is none that works. */
  current: () => StoredSession | null;
  /** `now`: a person has just given the key; else it answers a tab that has asked for one. */
  onSignedIn: (session: StoredSession, now: boolean) => void;
  onSignedOut: () => void;
}

/** Connects this tab to the others. */
export function connectTabs({ current, onSignedIn, onSignedOut }: Listener) {
  const channel = new BroadcastChannel("session");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin, so it takes none
  const post = (content: Message) => channel.postMessage(content);

  channel.addEventListener("message", ({ data }) => {
    const { say, session } = asRecord(data);
    const mine = say === "who is signed in?" && current();
    const theirs = parseSession(session);
    if (mine) post({ say: "known", session: mine });
    if (theirs) onSignedIn(theirs, say === "signed in");
    if (say === "signed out") onSignedOut();
  });

  return {
    ask: () => post({ say: "who is signed in?" }),
    sayIn: (session: StoredSession) => post({ say: "signed in", session }),
    sayOut: () => post({ say: "signed out" }),
    close: () => channel.close(),
  };
}
