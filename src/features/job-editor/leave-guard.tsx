import { useBlocker } from "@tanstack/react-router";
import { text } from "#src/i18n/text.ts";
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
      title={text.jobForm.leaveTitle}
      confirm={text.jobForm.leave}
      cancel={text.jobForm.stay}
      onConfirm={() => {
        onLeave();
        blocker.proceed();
      }}
      onCancel={blocker.reset}
    >
      {text.jobForm.leaveBody}
    </ConfirmDialog>
  );
}
