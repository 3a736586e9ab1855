import { useEffect, useState } from "react";
import { KeyboardIcon, LogOutIcon } from "lucide-react";
import { focusRow } from "#src/features/job-list/row-focus.ts";
import { jobsPath, newJobPath } from "#src/jobs/paths.ts";
import { republishQueue } from "#src/jobs/actions/republish-queue.ts";
import { connection } from "#src/lib/connection/connection.ts";
import { useRouter } from "#src/lib/router/use-router.ts";
import { session, useSession } from "#src/lib/session/current-session.ts";
import { LazyParts, lazyPart } from "#src/ui/feedback/lazy-part.tsx";
import { SHORTCUT_KEYS, useShortcuts } from "#src/lib/shortcuts.ts";
import { useStore } from "#src/lib/store.ts";
import { text } from "#src/i18n/text.ts";
import { outbox } from "#src/lib/connection/outbox.ts";
import { useSignOut } from "#src/lib/session/use-sign-out.ts";
import { focusHeading } from "#src/ui/navigation/focus-heading.ts";
import { IconButton } from "#src/ui/actions/icon-button.tsx";
import { ThemeChoice } from "#src/ui/theme/theme-choice.tsx";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { useFollowedLinks } from "./use-followed-links.ts";
import styles from "./app-shell.module.css";
import { MainArea } from "./main-area.tsx";
import { ShownPage } from "./shown-page.tsx";

const ConnectionBanner = lazyPart(
  async () => (await import("./connection-banner.tsx")).ConnectionBanner,
);
const RepublishDialog = lazyPart(
  async () => (await import("#src/jobs/actions/republish-dialog.tsx")).RepublishDialog,
);
const SignOutQuestion = lazyPart(
  async () => (await import("#src/features/sign-in/sign-out-question.tsx")).SignOutQuestion,
);
const ShortcutHelp = lazyPart(async () => (await import("./shortcut-help.tsx")).ShortcutHelp);

/** What stands around every page. */
export function AppShell() {
  useFollowedLinks();
  useFocusOnNavigation();
  const router = useRouter();
  const toasts = useToasts();
  const [helpOpen, setHelpOpen] = useState(false);
  const state = useStore(connection);
  const waiting = useStore(outbox);
  const [republication] = useStore(republishQueue);
  // Emptied when the session ends: nothing of it may be sent in the name of the next one.
  useEffect(() => outbox.clear, []);
  useEffect(() => republishQueue.clear, []);
  const { signOut, unsaved, stay } = useSignOut();
  useShortcuts({
    create: () => router.navigate(newJobPath()),
    undo: () => void toasts.undoLatest(),
    help: () => setHelpOpen(true),
  });
  return (
    <>
      <a
        href="#main"
        className={styles.skip}
        onClick={(event) => {
          // Without `#main` in the address, which would be one more step for Back.
          event.preventDefault();
          focusHeading();
        }}
      >
        {text.ui.skipToContent}
      </a>
      <header className={styles.bar}>
        <a href={jobsPath()} className={styles.product}>
          {text.app.product}
        </a>
        <EmployerName />
        <span className={styles.keys}>
          <IconButton
            label={text.app.shortcuts}
            icon={<KeyboardIcon />}
            shortcut={SHORTCUT_KEYS.help}
            onClick={() => setHelpOpen(true)}
          />
        </span>
        <ThemeChoice />
        <IconButton label={text.app.signOut} icon={<LogOutIcon />} onClick={signOut} />
      </header>
      {(state !== "reached" || waiting.length > 0) && <ConnectionBanner />}
      <MainArea>
        <ShownPage />
      </MainArea>
      {republication && <RepublishDialog key={republication.dedupeKey} {...republication} />}
      {unsaved.length > 0 && <SignOutQuestion unsaved={unsaved} onStay={stay} />}
      {helpOpen && <ShortcutHelp onClose={() => setHelpOpen(false)} />}
      <LazyParts />
    </>
  );
}

function EmployerName() {
  const current = useSession();
  const name = "employer" in current ? current.employer?.name : undefined;
  return <span className={styles.employer}>{name}</span>;
}

/**
 * After a navigation, focuses the heading of the new page, so that screen readers and the Tab key
 * go on there; back in the list, the row of the job that the person comes from.
 */
function useFocusOnNavigation() {
  const router = useRouter();
  useEffect(
    () =>
      router.onRendered(({ from, to }) => {
        // Where the focus is on the first page is left to the browser, unless sign-in stood in its
        // place. A new filter on the same page moves nothing.
        const current = session.get();
        const signedInHere = "key" in current && current.generation > 1;
        // A form that goes on at another address has the focus already.
        if (document.activeElement?.closest("main:has(form)")) return;
        if (!(from ? from.pathname !== to.pathname : signedInHere)) return;
        const left = /^\/jobs\/(\d+)/.exec(from?.pathname ?? "")?.[1];
        if (to.pathname === "/jobs" && focusRow(Number(left))) return;
        focusHeading();
      }),
    [router],
  );
}
