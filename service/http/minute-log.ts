import type { LogLine } from "./log.ts";

/** Milliseconds over which requests are counted before the log names them. */
const WINDOW = 60_000;

/** Addresses that one line of the log names. */
const MAX_ADDRESSES = 10;

/** Counts what comes from an address, and logs once a minute how much came from where. */
export function logByMinute(logger: { warn: LogLine }, message: string): (address: string) => void {
  let count = 0;
  const addresses = new Set<string>();
  const log = () => {
    logger.warn({ count, addresses: [...addresses] }, message);
    count = 0;
    addresses.clear();
  };
  return (address) => {
    if (count === 0) setTimeout(log, WINDOW).unref();
    count += 1;
    if (addresses.size < MAX_ADDRESSES) addresses.add(address);
  };
}
