import { useEffect, useEffectEvent, useState } from "react";
import { useRouter } from "#src/lib/router/use-router.ts";
import { text } from "#src/i18n/text.ts";
import { ConfirmDialog } from "#src/ui/dialogs/confirm-dialog.tsx";

interface LeaveGuardProps {
  isUnsaved: () => boolean;
  /** What is unsaved is given up. */
  onLeave: () => void;
}

/** Asks before unsaved work is left: by a link, Back or closing the tab. Never asks otherwise. */
export function LeaveGuard({ isUnsaved, onLeave }: LeaveGuardProps) {
  const { history } = useRouter();
  const [question, setQuestion] = useState<{ answer: (stays: boolean) => void }>();
  const mustAsk = useEffectEvent(isUnsaved);
  useEffect(
    () =>
      history.block({
        blockerFn: async ({ currentLocation, nextLocation }) => {
          if (nextLocation.state.key === currentLocation.state.key) {
            // Back, and Forward before an answer: there is nothing to ask any more.
            setQuestion(undefined);
            return false;
          }
          return mustAsk() && new Promise<boolean>((answer) => setQuestion({ answer }));
        },
        enableBeforeUnload: () => mustAsk(),
      }),
    [history],
  );
  if (!question) return null;
  const answer = (stays: boolean) => {
    setQuestion(undefined);
    question.answer(stays);
  };
  return (
    <ConfirmDialog
      title={text.jobForm.leaveTitle}
      confirm={text.jobForm.leave}
      cancel={text.jobForm.stay}
      onConfirm={() => {
        onLeave();
        answer(false);
      }}
      onCancel={() => answer(true)}
    >
      {text.jobForm.leaveBody}
    </ConfirmDialog>
  );
}
