import { useEffect, useState } from "react";

interface AsyncMemo<T> {
  /** The latest that is known; undefined until the first is. */
  result: T | undefined;
  /** Whether it is of the present `compute`. */
  isCurrent: boolean;
}

/**
 * `useMemo` for work in slices (`forEachInSlices`). `compute` must be stable; another one aborts it.
 * @throws what it rejects with, while the page renders
 */
export function useAsyncMemo<T>(compute: (signal: AbortSignal) => Promise<T>): AsyncMemo<T> {
  const [done, setDone] = useState<{ compute: typeof compute; result: T }>();
  useEffect(() => {
    const stop = new AbortController();
    compute(stop.signal).then(
      (result) => !stop.signal.aborted && setDone({ compute, result }),
      (error: unknown) =>
        !stop.signal.aborted &&
        setDone(() => {
          throw error;
        }),
    );
    return () => stop.abort();
  }, [compute]);
  return { result: done?.result, isCurrent: done?.compute === compute };
}
