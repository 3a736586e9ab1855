import { list, number } from "../format.ts";

/** Names of three things, or of two and how many more: all of them would cover a phone's page. */
const few = (names: readonly string[]) =>
  list(names.length > 3 ? [...names.slice(0, 2), `${number(names.length - 2)} more`] : names);

/** English text of the area "connection": the service cannot be reached. Functions take what varies. */
export const connection = {
  label: "Connection",
  offline: "You are offline. What you type is kept; nothing is sent.",
  lost: "The service cannot be reached. What you type is kept; we keep trying.",
  waits: (names: readonly string[]) => `Waiting to be sent: ${few(names)}.`,
  outbox: (names: readonly string[]) => `The service can be reached. Not sent yet: ${few(names)}.`,
  back: "The service can be reached again.",
  lookNow: "Try now",
  send: "Send now",
  drop: "Do not send",
};
