import { recordOf } from "../record.ts";
import { type StoredSession, parseSession } from "./session-storage.ts";

// The tabs of one browser talk on this channel; no other origin can listen to it.

type Message =
  | { say: "who is signed in?" | "signed out" }
  | { say: "signed in"; session: StoredSession };

interface Listener {
  /** The session to share with a tab that asks; `null` when there is none that works. */
  current: () => StoredSession | null;
  onSignedIn: (session: StoredSession) => void;
  onSignedOut: () => void;
}

/** Connects this tab to the others. */
export function connectTabs({ current, onSignedIn, onSignedOut }: Listener) {
  const channel = new BroadcastChannel("session");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin, so it takes none
  const post = (content: Message) => channel.postMessage(content);
  const sayIn = (session: StoredSession) => post({ say: "signed in", session });

  channel.addEventListener("message", ({ data }) => {
    const received = recordOf(data);
    const session = received["say"] === "signed in" ? parseSession(received["session"]) : current();
    if (received["say"] === "who is signed in?" && session) sayIn(session);
    if (received["say"] === "signed out") onSignedOut();
    if (received["say"] === "signed in" && session) onSignedIn(session);
  });

  return {
    ask: () => post({ say: "who is signed in?" }),
    sayIn,
    sayOut: () => post({ say: "signed out" }),
    close: () => channel.close(),
  };
}
