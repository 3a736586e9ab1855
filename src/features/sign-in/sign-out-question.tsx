import { text } from "#src/i18n/text.ts";
import { signOutAndForget } from "#src/lib/session/sign-out.ts";
import { ConfirmDialog } from "#src/ui/dialogs/confirm-dialog.tsx";

interface SignOutQuestionProps {
  /** Names of the unsaved work. */
  unsaved: readonly string[];
  onStay: () => void;
}

/** Asks before signing out deletes the drafts of this computer. */
export function SignOutQuestion({ unsaved, onStay }: SignOutQuestionProps) {
  return (
    <ConfirmDialog
      title={text.drafts.signOutTitle}
      confirm={text.drafts.signOutConfirm}
      cancel={text.drafts.signOutCancel}
      onConfirm={() => void signOutAndForget()}
      onCancel={onStay}
    >
      {text.drafts.signOut(unsaved)}
    </ConfirmDialog>
  );
}
