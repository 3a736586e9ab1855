import { type SyntheticEvent, useId, useState } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { Button } from "../actions/button.tsx";
import { Notice } from "../feedback/notice.tsx";
import { Field } from "../forms/field.tsx";
import { TextInput } from "../forms/text-input.tsx";
import { Dialog } from "./dialog.tsx";

interface NameDialogProps {
  title: string;
  name: string;
  /** The names of others. Two that look the same could not be told apart. */
  taken?: readonly string[] | undefined;
  onName: (name: string) => void;
  onClose: () => void;
  busy?: string | false;
  /** Why the last try failed; the dialog stays open. */
  error?: string | undefined;
}

/** Asks for a name. */
export function NameDialog({
  title,
  name,
  taken = [],
  onName,
  onClose,
  busy,
  error,
}: NameDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const trimmed = typed.trim();
    if (trimmed === "") setProblem(m.views_name_missing());
    else if (taken.includes(trimmed)) setProblem(m.ui_name_taken());
    else {
      setProblem(undefined);
      onName(trimmed);
    }
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.ui_cancel()}</Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {m.ui_save()}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field label={m.views_name()} error={problem}>
          <TextInput
            data-initial-focus
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </form>
      {error && <Notice tone="error">{error}</Notice>}
    </Dialog>
  );
}
