import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { RouterContext } from "#src/lib/router/use-router.ts";
import { useSession } from "#src/lib/session/current-session.ts";
import { lazyPart } from "#src/ui/feedback/lazy-part.tsx";
import { AnnouncerProvider } from "#src/ui/feedback/announcer.tsx";
import { ErrorBoundary } from "#src/ui/feedback/error-boundary.tsx";
import { ToastProvider } from "#src/ui/feedback/toasts.tsx";
import { CrashPage } from "./crash-page.tsx";
import { AppShell } from "./app-shell.tsx";
import { MainArea } from "./main-area.tsx";
import { createSessionScope, type FirstSessionScope } from "./session-scope.ts";

const SignInPage = lazy(async () => ({
  default: (await import("#src/features/sign-in/sign-in-page.tsx")).SignInPage,
}));
const SignInDialog = lazyPart(
  async () => (await import("#src/features/sign-in/sign-in-dialog.tsx")).SignInDialog,
);

/** The dashboard. An error anywhere in it ends on a page that says what to do. */
export function App({ first }: { first: FirstSessionScope | undefined }) {
  return (
    <ErrorBoundary fallback={<Crash />}>
      <Suspense>
        <AuthGate first={first} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Crash() {
  return (
    <MainArea>
      <CrashPage />
    </MainArea>
  );
}

/** Sign-in takes the place of the page and keeps its address: the page shows after signing in. */
function AuthGate({ first }: { first: FirstSessionScope | undefined }) {
  const session = useSession();
  if (session.state === "finding") return null;
  if (session.state === "out")
    return (
      <AnnouncerProvider>
        <SignInPage />
      </AnnouncerProvider>
    );
  // The key: a new generation starts from nothing, without an answer, toast or form of the one
  // before.
  const { generation } = session;
  return (
    <SessionScope
      key={generation}
      first={first?.generation === generation ? first : undefined}
      expired={session.state === "expired"}
    />
  );
}

function SessionScope({
  first,
  expired,
}: {
  first: FirstSessionScope | undefined;
  expired: boolean;
}) {
  const [{ queryClient, router }] = useState(() => first ?? createSessionScope());
  useEffect(() => router.follow(), [router]);
  return (
    <QueryClientProvider client={queryClient}>
      <AnnouncerProvider>
        <ToastProvider>
          <RouterContext value={router}>
            <AppShell />
            {expired && <SignInDialog />}
          </RouterContext>
        </ToastProvider>
      </AnnouncerProvider>
    </QueryClientProvider>
  );
}
