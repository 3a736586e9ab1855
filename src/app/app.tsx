import { QueryClientProvider } from "@tanstack/react-query";
import { createBrowserHistory, RouterProvider } from "@tanstack/react-router";
import { useState } from "react";
import { SignInPage } from "#src/features/sign-in/sign-in-page.tsx";
import { followJobsChanges } from "#src/jobs/requests/tab-sync.ts";
import { createQueryClient } from "#src/lib/api/query-client.ts";
import { useSession } from "#src/lib/session/current-session.ts";
import { AnnouncerProvider } from "#src/ui/layout/announcer.tsx";
import { ErrorBoundary } from "#src/ui/feedback/error-boundary.tsx";
import { ToastProvider } from "#src/ui/feedback/toasts.tsx";
import { CrashedApp } from "./crash-page.tsx";
import { createAppRouter } from "./routes.tsx";

/** The dashboard, inside an error boundary. */
export function App() {
  return (
    <ErrorBoundary fallback={<CrashedApp />}>
      <AuthGate />
    </ErrorBoundary>
  );
}

/** Renders sign-in at the URL of the page, which shows after signing in. */
function AuthGate() {
  const session = useSession();
  if (session.state === "finding") return null;
  if (session.state === "out")
    return (
      <AnnouncerProvider>
        <SignInPage />
      </AnnouncerProvider>
    );
  // The key: a new generation starts empty, without a response, toast or form of the one before.
  return <SessionScope key={session.generation} />;
}

/** One for the tab, across sessions. */
const history = createBrowserHistory();

/** The query client and the router of one session. */
function createSessionScope() {
  const queryClient = createQueryClient();
  followJobsChanges(queryClient);
  return { queryClient, router: createAppRouter(history, queryClient) };
}

function SessionScope() {
  const [{ queryClient, router }] = useState(createSessionScope);
  return (
    <QueryClientProvider client={queryClient}>
      <AnnouncerProvider>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </AnnouncerProvider>
    </QueryClientProvider>
  );
}
