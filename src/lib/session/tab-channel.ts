import type { StoredSession } from "./session-storage.ts";

/** The messages between the tabs of this browser, by channel. Other origins cannot read them. */
interface TabMessages {
  session:
    | { say: "who is signed in?" | "signed out" }
    | { say: "signed in" | "known"; session: StoredSession };
  /** A tab that loads asks for changes since its start, in milliseconds since 1970. */
  jobs: "changed" | { since: number };
  /** The name of what a tab has opened. */
  "open tabs": string;
}

/**
 * Connects to the other tabs of this browser; a channel does not receive its own messages. It opens on
 * first use.
 */
export function createTabChannel<Name extends keyof TabMessages>(name: Name) {
  let opened: BroadcastChannel | undefined;
  const channel = () => (opened ??= new BroadcastChannel(name));
  return {
    post: (message: TabMessages[Name]) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
      channel().postMessage(message);
    },
    /** @returns ends the subscription */
    subscribe: (listener: (message: TabMessages[Name]) => void): (() => void) => {
      const onMessage = ({ data }: MessageEvent<TabMessages[Name]>) => listener(data);
      channel().addEventListener("message", onMessage);
      return () => channel().removeEventListener("message", onMessage);
    },
    close: () => opened?.close(),
  };
}
