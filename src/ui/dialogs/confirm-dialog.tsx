import type { ReactNode } from "react";
import { text } from "#src/i18n/text.ts";
import { Button } from "../actions/button.tsx";
import { Dialog } from "./dialog.tsx";
import { Notice } from "../feedback/notice.tsx";

interface ConfirmDialogProps {
  /** A question that names the thing: "Delete Baker?" */
  title: string;
  /** What is lost. */
  children: ReactNode;
  /** The verb of the question: "Delete", never "OK". */
  confirm: string;
  /** What Cancel does, in words ("Keep editing"); "Cancel" otherwise. */
  cancel?: string;
  busy?: string | false | undefined;
  /** Why it did not work; the dialog stays open, so that it can be tried again. */
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost. The focus starts on the answer that loses nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel = text.ui.cancel, busy, error } = props;
  return (
    <Dialog
      role="alertdialog"
      title={title}
      onClose={props.onCancel}
      actions={
        <>
          <Button data-initial-focus onClick={props.onCancel}>
            {cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={props.onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {error && <Notice tone="error">{error}</Notice>}
    </Dialog>
  );
}
