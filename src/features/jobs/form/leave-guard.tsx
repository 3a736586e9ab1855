import { useBlocker } from "@tanstack/react-router";
import { text } from "#src/lib/text/form-text.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog.tsx";

interface LeaveGuardProps {
  isUnsaved: () => boolean;
  /** What is unsaved is given up. */
  onLeave: () => void;
}

/** Asks before unsaved work is left: by a link, Back or closing the tab. Never asks otherwise. */
export function LeaveGuard({ isUnsaved, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: isUnsaved,
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
