import { m } from "#src/i18n/paraglide/messages.js";
import { list } from "#src/i18n/format.ts";
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
      title={m.drafts_sign_out_title()}
      confirm={m.drafts_sign_out_confirm()}
      cancel={m.drafts_sign_out_cancel()}
      onConfirm={() => void signOutAndForget()}
      onCancel={onStay}
    >
      {m.drafts_sign_out({ names: list(unsaved), count: unsaved.length })}
    </ConfirmDialog>
  );
}
