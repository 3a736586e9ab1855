import { m } from "#src/i18n/paraglide/messages.js";
import { list } from "#src/i18n/format.ts";
import { ConfirmDialog } from "#src/ui/dialogs/confirm-dialog.tsx";
import type { UnsavedWork } from "./sign-out.ts";

interface SignOutQuestionProps {
  unsaved: UnsavedWork;
  onSignOut: () => void;
  onStay: () => void;
}

/** Asks before signing out deletes what only this computer has. */
export function SignOutQuestion({ unsaved, onSignOut, onStay }: SignOutQuestionProps) {
  const { names, postings, unfinished, undoable } = unsaved;
  return (
    <ConfirmDialog
      title={m.drafts_sign_out_title()}
      confirm={m.drafts_sign_out_confirm()}
      cancel={m.drafts_sign_out_cancel()}
      onConfirm={onSignOut}
      onCancel={onStay}
    >
      <p>{m.drafts_sign_out()}</p>
      <ul>
        {names.length > 0 && (
          <li>{m.drafts_sign_out_unsaved({ names: list(names), count: names.length })}</li>
        )}
        {postings > 0 && <li>{m.drafts_sign_out_postings({ count: postings })}</li>}
        {unfinished > 0 && <li>{m.drafts_sign_out_unfinished({ count: unfinished })}</li>}
        {undoable > 0 && <li>{m.drafts_sign_out_undoable({ count: undoable })}</li>}
      </ul>
      <p>{m.drafts_sign_out_stays()}</p>
    </ConfirmDialog>
  );
}
