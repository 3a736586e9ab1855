import { m } from "#src/i18n/paraglide/messages.js";
import { list } from "#src/i18n/format.ts";
import { signOutAndForget, type UnsavedWork } from "#src/lib/session/sign-out.ts";
import { ConfirmDialog } from "#src/ui/dialogs/confirm-dialog.tsx";

interface SignOutQuestionProps {
  unsaved: UnsavedWork;
  onStay: () => void;
}

/** Asks before signing out deletes the drafts of this computer. */
export function SignOutQuestion({ unsaved, onStay }: SignOutQuestionProps) {
  const { names, keepsPostings } = unsaved;
  return (
    <ConfirmDialog
      title={m.drafts_sign_out_title()}
      confirm={m.drafts_sign_out_confirm()}
      cancel={m.drafts_sign_out_cancel()}
      onConfirm={() => void signOutAndForget()}
      onCancel={onStay}
    >
      <p>{m.drafts_sign_out({ names: list(names), count: names.length })}</p>
      {keepsPostings && <p>{m.drafts_sign_out_kept()}</p>}
    </ConfirmDialog>
  );
}
