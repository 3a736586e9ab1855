import { type SyntheticEvent, useId, useState } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { Button } from "#src/ui/actions/button.tsx";
import { Dialog } from "#src/ui/dialogs/dialog.tsx";
import { Field } from "#src/ui/forms/field.tsx";
import { TextInput } from "#src/ui/forms/text-input.tsx";

interface NameDialogProps {
  title: string;
  name: string;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function NameDialog({ title, name, onName, onClose }: NameDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const trimmed = typed.trim();
    if (trimmed === "") setError(m.views_name_missing());
    else onName(trimmed);
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.ui_cancel()}</Button>
          <Button type="submit" form={form} variant="primary">
            {m.job_form_save_changes()}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field label={m.views_name()} error={error}>
          <TextInput
            data-initial-focus
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
