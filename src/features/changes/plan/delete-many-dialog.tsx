import { useId, useState } from "react";
import { number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { WithHistory } from "#src/jobs/job/display/with-history.tsx";
import { Button } from "#src/ui/actions/button.tsx";
import { Dialog } from "#src/ui/dialogs/dialog.tsx";
import { Field } from "#src/ui/forms/field.tsx";
import { TextInput } from "#src/ui/forms/text-input.tsx";

interface DeleteManyDialogProps {
  count: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for the number of postings before it deletes them: no press by mistake deletes hundreds. */
export function DeleteManyDialog({ count, onConfirm, onCancel }: DeleteManyDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const send = () => {
    if (typed.replaceAll(/\D/g, "") === String(count)) onConfirm();
    else setWrong(true);
  };
  return (
    <Dialog
      title={m.change_delete_title({ count })}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{m.ui_cancel()}</Button>
          <Button type="submit" form={formId} variant="danger">
            {m.job_delete()}
          </Button>
        </>
      }
    >
      <p>
        <WithHistory otherwise={m.change_delete_text()}>{m.change_delete_text_trash()}</WithHistory>
      </p>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field
          label={m.change_delete_type({ number: number(count) })}
          error={wrong ? m.change_delete_wrong({ number: number(count) }) : undefined}
        >
          <TextInput
            data-initial-focus
            inputMode="numeric"
            autoComplete="off"
            width="short"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
