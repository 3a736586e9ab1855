import type { LogLine } from "../http/log.ts";

/** Milliseconds over which wrong keys are counted before the log names them. */
const WINDOW = 60_000;

/** Addresses that one line of the log names. */
const MAX_ADDRESSES = 10;

/** Counts requests with a wrong key, and logs once a minute how many came from where. */
export function countWrongKeys(logger: { warn: LogLine }): (address: string) => void {
  let count = 0;
  const addresses = new Set<string>();
  const log = () => {
    logger.warn({ count, addresses: [...addresses] }, "requests with a wrong key in one minute");
    count = 0;
    addresses.clear();
  };
  return (address) => {
    if (count === 0) setTimeout(log, WINDOW).unref();
    count += 1;
    if (addresses.size < MAX_ADDRESSES) addresses.add(address);
  };
}
