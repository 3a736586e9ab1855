import { useIsFetching } from "@tanstack/react-query";
import { CatchBoundary } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { text } from "#src/lib/text/text.ts";
import { whenIdle } from "#src/lib/when-idle.ts";
import { Button } from "./button.tsx";
import styles from "./lazy-part.module.css";
import { Notice } from "./notice.tsx";

const loads = new Set<() => Promise<unknown>>();

/**
 * A part that the first page does not need, such as a dialog. Its code comes when there is nothing
 * else to load (`useLazyParts`), so that it is there when it is asked for, whatever has become of
 * the network or of this version of the dashboard by then.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  loads.add(load);
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return function LazyPart(props: Props) {
    return (
      <CatchBoundary getResetKey={() => ""} errorComponent={PartFailed}>
        <Suspense>
          <Part {...props} />
        </Suspense>
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

/** Brings the code of all parts once the page has what it asked for. */
export function useLazyParts(): void {
  const waiting = useIsFetching() > 0;
  useEffect(() => {
    if (waiting) return undefined;
    return whenIdle(() => {
      // What does not come now is asked for again when it is needed.
      for (const load of loads) load().catch(() => {});
    });
  }, [waiting]);
}
