import { useBlocker } from "@tanstack/react-router";
import { text } from "#src/lib/text/form-text.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog.tsx";

/** Asks before unsaved work is left: by a link, Back or closing the tab. Never asks otherwise. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: isUnsaved,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  return (
    <ConfirmDialog
      danger
      title={text.jobForm.leaveTitle}
      confirm={text.jobForm.leave}
      cancel={text.jobForm.stay}
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      {text.jobForm.leaveBody}
    </ConfirmDialog>
  );
}
