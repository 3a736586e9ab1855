import type { ReactNode } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { Button } from "../actions/button.tsx";
import { Dialog } from "./dialog.tsx";
import { Notice } from "../feedback/notice.tsx";
import styles from "./dialog.module.css";

interface ConfirmDialogProps {
  /** A question that names the thing: "Delete Baker?" */
  title: string;
  /** What is lost. */
  children: ReactNode;
  /** The verb of the question: "Delete", never "OK". */
  confirm: string;
  /** The label of the safe button ("Keep editing"); "Cancel" by default. */
  cancel?: string;
  busy?: string | false | undefined;
  /** The error of the last try; the dialog stays open. */
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a destructive action. The focus starts on the safe button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel = m.ui_cancel(), busy, error } = props;
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
      <div className={styles.body}>{children}</div>
      {error && <Notice tone="error">{error}</Notice>}
    </Dialog>
  );
}
