import { useLayoutEffect } from "react";
import type { View } from "#src/lib/router/router.ts";
import { useRouter } from "#src/lib/router/use-router.ts";
import { useStore } from "#src/lib/store.ts";
import { ErrorBoundary } from "#src/ui/feedback/error-boundary.tsx";
import { CrashPage } from "./crash-page.tsx";
import { PendingPage } from "./pending-page.tsx";

/** The page of the address. */
export function ShownPage() {
  const router = useRouter();
  const view = useStore(router.view);
  useLayoutEffect(() => {
    if (view) router.rendered(view);
  }, [router, view]);
  if (!view) return null;
  return (
    <ErrorBoundary resetKey={view} fallback={<CrashPage />}>
      {contentOf(view)}
    </ErrorBoundary>
  );
}

function contentOf({ opened }: View) {
  if (!opened) return <PendingPage />;
  return "error" in opened ? <Failed error={opened.error} /> : opened.page;
}

/** To the boundary around it. */
function Failed({ error }: { error: unknown }): never {
  throw error;
}
