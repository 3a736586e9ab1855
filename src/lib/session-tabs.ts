import * as z from "zod/mini";
import { type StoredSession, parseSession } from "./session-storage.ts";

// The tabs of one browser talk on this channel; no other origin can listen to it.

const message = z.object({ say: z.enum(["who is signed in?", "signed in", "signed out"]) });

type Message = z.infer<typeof message> & { session?: StoredSession };

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
    const parsed = message.safeParse(data);
    if (!parsed.success) return;
    const session = current();
    if (parsed.data.say === "who is signed in?" && session) sayIn(session);
    if (parsed.data.say === "signed out") onSignedOut();
    if (parsed.data.say === "signed in") {
      const received = parseSession((data as { session?: unknown }).session);
      if (received) onSignedIn(received);
    }
  });

  return {
    ask: () => post({ say: "who is signed in?" }),
    sayIn,
    sayOut: () => post({ say: "signed out" }),
    close: () => channel.close(),
  };
}
