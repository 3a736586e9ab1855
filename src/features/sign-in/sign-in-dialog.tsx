import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { session, useSession } from "#src/lib/session/current-session.ts";
import { isSameEmployer } from "#src/lib/session/session.ts";
import type { StoredSession } from "#src/lib/session/session-storage.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Button } from "#src/ui/actions/button.tsx";
import { Dialog } from "#src/ui/dialogs/dialog.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignOutQuestion } from "./sign-out-question.tsx";
import { useSignOut } from "./use-sign-out.ts";

interface Accepted {
  next: StoredSession;
  keep: boolean;
}

/**
 * Asks for a new key over the page after a 401. Pending requests continue with a key of the same employer
 * only.
 */
export function SignInDialog() {
  const router = useRouter();
  const current = useSession();
  const [accepted, setAccepted] = useState<Accepted>();
  // Not dismissible: reopen a dialog that the browser closed.
  const [round, setRound] = useState(0);
  const reopen = () => setRound((before) => before + 1);
  const { signOut, confirm, unsaved, stay } = useSignOut();
  if (!("key" in current)) return null;
  if (unsaved) return <SignOutQuestion unsaved={unsaved} onSignOut={confirm} onStay={stay} />;

  const continueSession = ({ next, keep }: Accepted) => session.signIn(next, true, keep);
  const startOver = ({ next, keep }: Accepted) => {
    session.signIn(next, false, keep);
    // Unsaved work belongs to the previous employer.
    router.history.replace("/jobs", undefined, { ignoreBlocker: true });
  };

  if (!accepted) {
    const accept = (next: StoredSession, keep: boolean) => {
      const answer = { next, keep };
      if (isSameEmployer(current, next)) continueSession(answer);
      else setAccepted(answer);
    };
    return (
      <Dialog key={round} title={m.sign_in_again_title()} dismissible={false} onClose={reopen}>
        <p>{m.sign_in_again()}</p>
        <SignInForm
          onAccepted={accept}
          otherWay={<Button onClick={signOut}>{m.app_sign_out()}</Button>}
        />
      </Dialog>
    );
  }

  const before = current.employer?.name;
  const now = accepted.next.employer?.name;
  if (before !== undefined && now !== undefined) {
    return (
      <Dialog
        key={`other ${round}`}
        role="alertdialog"
        title={m.sign_in_other_title()}
        dismissible={false}
        onClose={reopen}
        actions={
          <>
            <Button data-initial-focus onClick={() => setAccepted(undefined)}>
              {m.sign_in_other_key()}
            </Button>
            <Button variant="primary" onClick={() => startOver(accepted)}>
              {m.sign_in_other_go_on({ now })}
            </Button>
          </>
        }
      >
        <p>{m.sign_in_other({ before, now })}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      key={`unknown ${round}`}
      role="alertdialog"
      title={m.sign_in_unknown_title()}
      dismissible={false}
      onClose={reopen}
      actions={
        <>
          <Button data-initial-focus onClick={() => startOver(accepted)}>
            {m.sign_in_unknown_other()}
          </Button>
          <Button variant="primary" onClick={() => continueSession(accepted)}>
            {m.sign_in_unknown_same()}
          </Button>
        </>
      }
    >
      <p>{m.sign_in_unknown()}</p>
    </Dialog>
  );
}
