import { Outlet, useRouter } from "@tanstack/react-router";
import { lazy, useEffect, useLayoutEffect, useState } from "react";
import { focusRow } from "#src/features/job-list/rows/row-focus.ts";
import { closeDateQueue } from "#src/jobs/actions/passed-close-date.ts";
import { publishQueue } from "#src/jobs/check/publish-queue.ts";
import { connection } from "#src/lib/connection/connection.ts";
import { session, useSession } from "#src/lib/session/current-session.ts";
import { ConnectionBanner } from "./connection-banner.tsx";
import { CloseDateDialog } from "#src/jobs/actions/close-date-dialog.tsx";
import { PublishQuestion } from "#src/jobs/check/panel/publish-question.tsx";
import { SignInDialog } from "#src/features/sign-in/sign-in-dialog.tsx";
import { SignOutQuestion } from "#src/features/sign-in/sign-out-question.tsx";
import { ShortcutHelp } from "./shortcut-help.tsx";
import { LateCode } from "#src/ui/feedback/late-code.tsx";
import { useShortcuts } from "#src/ui/actions/shortcuts.ts";
import { useStore } from "#src/lib/state/store.ts";
import { unfinishedChanges } from "#src/jobs/writes/change-set.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { outbox } from "#src/lib/connection/outbox.ts";
import { useSignOut } from "#src/features/sign-in/use-sign-out.ts";
import { focusHeading } from "#src/ui/navigation/focus-heading.ts";
import { AppHeader } from "./app-header.tsx";
import styles from "./app-shell.module.css";
import { useLanguageNotice } from "./use-language-notice.ts";
import { useRestoreNotice } from "./use-restore-notice.ts";
import { MainArea } from "./main-area.tsx";

const UnfinishedChanges = lazy(async () => ({
  default: (await import("#src/features/changes/change-pages.ts")).UnfinishedChanges,
}));

/** The layout around every page. */
export function AppShell() {
  useFocusOnNavigation();
  const expired = useSession().state === "expired";
  useLanguageNotice();
  useRestoreNotice();
  const [helpOpen, setHelpOpen] = useState(false);
  const state = useStore(connection);
  const waiting = useStore(outbox);
  const unfinished = useStore(unfinishedChanges);
  const [closeDatePrompt] = useStore(closeDateQueue);
  const [publishPrompt] = useStore(publishQueue);
  // Clear on sign-out: the next session must not send any of it.
  useEffect(() => outbox.clear, []);
  useEffect(() => closeDateQueue.clear, []);
  useEffect(() => publishQueue.clear, []);
  const { signOut, confirm, unsaved, stay } = useSignOut();
  useShortcuts({ help: () => setHelpOpen(true) });
  return (
    <>
      <a
        href="#main"
        className={styles.skip}
        onClick={(event) => {
          // Without `#main` in the URL, which would add a history entry.
          event.preventDefault();
          focusHeading();
        }}
      >
        {m.ui_skip_to_content()}
      </a>
      <AppHeader onHelp={() => setHelpOpen(true)} onSignOut={signOut} />
      {(state !== "reached" || waiting.length > 0) && <ConnectionBanner />}
      <MainArea>
        {unfinished !== null && (
          <LateCode>
            <UnfinishedChanges id={unfinished} />
          </LateCode>
        )}
        <Outlet />
      </MainArea>
      {closeDatePrompt && <CloseDateDialog key={closeDatePrompt.dedupeKey} {...closeDatePrompt} />}
      {publishPrompt && <PublishQuestion key={publishPrompt.dedupeKey} {...publishPrompt} />}
      {unsaved && <SignOutQuestion unsaved={unsaved} onSignOut={confirm} onStay={stay} />}
      {expired && <SignInDialog />}
      {helpOpen && <ShortcutHelp onClose={() => setHelpOpen(false)} />}
    </>
  );
}

/**
 * After a navigation, focuses the heading of the new page; back in the list, the row of the job that
 * was open.
 */
function useFocusOnNavigation() {
  const router = useRouter();
  // Before the router reports the first page.
  useLayoutEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged, hrefChanged }) => {
        // The first page leaves the focus to the browser, unless it follows sign-in. A new filter of the
        // list moves nothing, unless the link that led there is gone.
        const current = session.get();
        const signedInHere = "key" in current && current.generation > 1;
        const isLost = hrefChanged && document.activeElement === document.body;
        if (!(fromLocation ? pathChanged || isLost : signedInHere)) return;
        // A form that stays mounted at a new URL keeps the focus.
        if (document.activeElement?.closest("main:has(form)")) return;
        const left = /^\/jobs\/(\d+)/.exec(fromLocation?.pathname ?? "")?.[1];
        if (toLocation.pathname === "/jobs" && focusRow(Number(left))) return;
        focusHeading();
      }),
    [router],
  );
}
