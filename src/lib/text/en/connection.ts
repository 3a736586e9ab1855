import { list } from "./grammar.ts";

/** English text of the area "connection": the service cannot be reached. Functions take what varies. */
export const connection = {
  label: "Connection",
  offline: "You are offline. What you type is kept; nothing is sent.",
  lost: "The service cannot be reached. What you type is kept; we keep trying.",
  waits: (names: readonly string[]) => `Waiting to be sent: ${list(names)}.`,
  unsent: (names: readonly string[]) => `The service can be reached. Not sent yet: ${list(names)}.`,
  back: "The service can be reached again.",
  lookNow: "Try now",
  send: "Send now",
  drop: "Do not send",
};
