import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { Button } from "../actions/button.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import styles from "./lazy-part.module.css";

/**
 * A component whose code loads on use, such as a dialog. By then the browser has mostly downloaded it
 * (`src/app/prefetch-code.ts`).
 * @param fallback stands in its place until then
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());

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
