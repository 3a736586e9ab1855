import { useBlocker } from "@tanstack/react-router";
import { m } from "#src/i18n/paraglide/messages.js";
import { ConfirmDialog } from "#src/ui/dialogs/confirm-dialog.tsx";

interface LeaveGuardProps {
  isUnsaved: () => boolean;
  /** The unsaved changes are discarded. */
  onLeave: () => void;
}

/** Asks before unsaved changes are left: by a link, Back or closing the tab. Never asks otherwise. */
export function LeaveGuard({ isUnsaved, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      if (next.pathname !== current.pathname) return isUnsaved();
      // Back, and Forward before an answer: there is nothing to ask any more.
      blocker.proceed?.();
      return false;
    },
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  return (
    <ConfirmDialog
      title={m.job_form_leave_title()}
      confirm={m.job_form_leave()}
      cancel={m.job_form_stay()}
      onConfirm={() => {
        onLeave();
        blocker.proceed();
      }}
      onCancel={blocker.reset}
    >
      {m.job_form_leave_body()}
    </ConfirmDialog>
  );
}
