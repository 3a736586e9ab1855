import { useEffect, useRef, useState } from "react";
import { duration } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";

/** Fewer say nothing about the rest. */
const MIN_ITEMS = 12;

/** How long the rest of a run takes if it goes on as it did while this page was open. */
export function useTimeLeft(finished: number, left: number): string | undefined {
  const start = useRef<{ finished: number; at: number }>(null);
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    const now = performance.now();
    if (finished === 0) return;
    start.current ??= { finished, at: now };
    const done = finished - start.current.finished;
    if (done >= MIN_ITEMS) setSeconds((((now - start.current.at) / done) * left) / 1_000);
  }, [finished, left]);
  return seconds === undefined ? undefined : m.change_time_left({ time: duration(seconds) });
}
