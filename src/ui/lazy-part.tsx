import { useIsFetching } from "@tanstack/react-query";
import { CatchBoundary } from "@tanstack/react-router";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { text } from "#src/lib/text/text.ts";
import { whenIdle } from "#src/lib/when-idle.ts";
import { Button } from "./button.tsx";
import styles from "./lazy-part.module.css";
import { Notice } from "./notice.tsx";

const loads = new Set<() => Promise<unknown>>();

/** Names code that will be wanted: it comes when there is nothing else to load (`LazyParts`). */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  loads.add(load);
}

/**
 * A part that the first page does not need, such as a dialog. Its code comes when there is nothing
 * else to load (`LazyParts`), so that it is there when it is asked for, whatever has become of
 * the network or of this version of the dashboard by then.
 * @param fallback stands in its place until then
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  loadWhenIdle(loadOnce);

  // Not React's `lazy`: it holds back what has come by up to 300 ms.
  function Loaded(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => {
      if (!Part) loadOnce().then((part) => setPart(() => part), setFailure);
    }, [Part]);
    // For the boundary around it.
    if (failure) throw failure;
    return Part ? <Part {...props} /> : fallback;
  }

  return function LazyPart(props: Props) {
    return (
      <CatchBoundary getResetKey={() => ""} errorComponent={PartFailed}>
        <Loaded {...props} />
      </CatchBoundary>
    );
  };
}

/** What stands on the page is as good as before; only the part is missing. */
function PartFailed() {
  return (
    <div className={styles.failed}>
      <Notice
        tone="error"
        actions={
          <Button size="small" onClick={() => globalThis.location.reload()}>
            {text.ui.reload}
          </Button>
        }
      >
        {text.ui.partFailed}
      </Notice>
    </div>
  );
}

/**
 * Brings the code that was named, once the page has what it asked for and while it asks nothing. Not
 * a hook: whoever had it would be drawn again with every question that is asked or answered.
 */
export function LazyParts() {
  const waiting = useIsFetching() > 0;
  useEffect(() => {
    if (waiting) return undefined;
    const stop = new AbortController();
    void loadAll(stop.signal);
    return () => stop.abort();
  }, [waiting]);
  return null;
}

/** One after the other, with room in between for what a person does next. */
async function loadAll(stop: AbortSignal): Promise<void> {
  for (const load of loads) {
    await new Promise<void>((resolve) => void whenIdle(resolve));
    if (stop.aborted || !navigator.onLine) return;
    // What does not come now is asked for again when it is needed.
    await load().catch(() => {});
  }
}
