import { type ReactNode, Suspense } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { Button } from "../actions/button.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Notice } from "./notice.tsx";

interface LateCodeProps {
  /** Stands there until the code has loaded. */
  place?: ReactNode;
  /** Another part of the same code says that it did not come. */
  quiet?: boolean;
  children: ReactNode;
}

/** Around a `lazy` part of a page: where its code does not come, the rest of the page still works. */
export function LateCode({ place, quiet, children }: LateCodeProps) {
  return (
    <ErrorBoundary fallback={!quiet && <PartFailed />}>
      <Suspense fallback={place}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function PartFailed() {
  return (
    <Notice
      tone="error"
      actions={
        <Button size="small" onClick={() => globalThis.location.reload()}>
          {m.ui_reload()}
        </Button>
      }
    >
      <p>{m.ui_part_failed()}</p>
    </Notice>
  );
}
