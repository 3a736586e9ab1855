import { useIsFetching } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { whenIdle } from "#src/lib/when-idle.ts";
import { Button } from "../actions/button.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import styles from "./lazy-part.module.css";

const loads = new Set<() => Promise<unknown>>();

/**
 * Queues code to preload when idle (`LazyParts`).
 */
export function preloadWhenIdle(load: () => Promise<unknown>): void {
  loads.add(load);
}

/**
 * A lazy component, such as a dialog, whose code is preloaded when idle (`LazyParts`): it is there even if
 * the connection is lost or a deployment has replaced the files.
 * @param fallback stands in its place until then
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  preloadWhenIdle(loadOnce);

  // Not React's `lazy`, which may show what has loaded up to 300 ms late.
  function Loaded(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => {
      if (!Part) loadOnce().then((part) => setPart(() => part), setFailure);
    }, [Part]);
    // Thrown to the boundary around it.
    if (failure) throw failure;
    return Part ? <Part {...props} /> : fallback;
  }

  return function LazyPart(props: Props) {
    return (
      <ErrorBoundary fallback={<PartFailed />}>
        <Loaded {...props} />
      </ErrorBoundary>
    );
  };
}

/** Replaces the part; the rest of the page still works. */
function PartFailed() {
  return (
    <div className={styles.failed}>
      <p role="alert">{m.ui_part_failed()}</p>
      <Button size="small" onClick={() => globalThis.location.reload()}>
        {m.ui_reload()}
      </Button>
    </div>
  );
}

/**
 * Preloads queued code while no query is under way. A component, as it re-renders with every query.
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

/** One at a time, when the browser is idle. */
async function loadAll(stop: AbortSignal): Promise<void> {
  for (const load of loads) {
    await new Promise<void>((resolve) => void whenIdle(resolve));
    if (stop.aborted || !navigator.onLine) return;
    // A failed load is retried later, or on use.
    await load().then(
      () => loads.delete(load),
      () => {},
    );
  }
}
