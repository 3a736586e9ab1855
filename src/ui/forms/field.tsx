import { type ReactNode, useId } from "react";
import { OctagonAlertIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { Counter } from "./counter.tsx";
import { FieldContext } from "./field-context.ts";
import styles from "./field.module.css";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** The error, with how to fix it. */
  error?: string | undefined;
  /** A remark on an allowed value, read with the control. */
  note?: ReactNode;
  /** Shown when the length comes near the maximum (UTF-16 units, as the service counts). */
  counter?: { length: number; max: number } | undefined;
  /** Says so beside the label; every other field is announced as required. */
  optional?: boolean;
  /** The id of the control, when something else has to find it; otherwise made up. */
  id?: string | undefined;
  children: ReactNode;
}

/** One question of a form: label, hint, control and error, tied together by their ids. */
export function Field(props: FieldProps) {
  const { error, counter, optional, children } = props;
  // Then the error says already that the text is too long.
  const isInError = error && counter && counter.length > counter.max;
  const ids = useIds(props);
  return (
    <div className={styles.field} {...(error && { "data-invalid": "" })}>
      <label id={ids.label} htmlFor={ids.field} className={styles.label}>
        <LabelText {...props} />
      </label>
      <Hint id={ids.hint}>{props.hint}</Hint>
      <FieldContext
        value={{
          id: ids.field,
          labelId: ids.label,
          describedBy: ids.describedBy,
          invalid: Boolean(error),
          required: !optional,
        }}
      >
        {children}
      </FieldContext>
      {props.note && <div id={ids.note}>{props.note}</div>}
      <FieldError id={ids.error} error={error} />
      {counter && !isInError && <Counter {...counter} />}
    </div>
  );
}

/** One question that several controls answer together (radio buttons, checkboxes, a range). */
export function FieldGroup(props: Omit<FieldProps, "counter" | "note">) {
  const ids = useIds(props);
  return (
    <fieldset
      id={ids.field}
      className={styles.field}
      aria-describedby={ids.describedBy}
      {...(props.error && { "data-invalid": "" })}
    >
      <legend className={styles.label}>
        <LabelText {...props} />
      </legend>
      <Hint id={ids.hint}>{props.hint}</Hint>
      {props.children}
      <FieldError id={ids.error} error={props.error} />
    </fieldset>
  );
}

/** The ids of the parts, and the control's description: the error comes first, the hint last. */
function useIds({ id, hint, error, note }: Pick<FieldProps, "id" | "hint" | "error" | "note">) {
  const madeUpId = useId();
  const field = id ?? madeUpId;
  const ids = {
    field,
    label: `${field}-label`,
    hint: `${field}-hint`,
    note: `${field}-note`,
    error: `${field}-error`,
  };
  const said = [error && ids.error, note && ids.note, hint && ids.hint].filter(Boolean).join(" ");
  return { ...ids, describedBy: said || undefined };
}

function LabelText({ label, optional }: Pick<FieldProps, "label" | "optional">) {
  return (
    <>
      <span>{label}</span>
      {optional && <span className={styles.optional}>{` (${m.fields_optional()})`}</span>}
    </>
  );
}

function Hint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div id={id} className={styles.hint}>
      {children}
    </div>
  );
}

/** The error under a control, which it describes by its id. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <OctagonAlertIcon />
      <span>
        <VisuallyHidden>{m.fields_error_prefix()} </VisuallyHidden>
        {error}
      </span>
    </p>
  );
}
