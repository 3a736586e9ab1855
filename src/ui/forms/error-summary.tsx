import { type MouseEvent, useEffect, useId, useRef } from "react";
import { InfoIcon, OctagonAlertIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import styles from "./error-summary.module.css";

interface RefusedField {
  /** The id of the control, or of the group that holds it. */
  id: string;
  label: string;
}

interface ErrorSummaryProps {
  fields: readonly RefusedField[];
  /** The title of a summary that reports what is missing, not an error. */
  notice?: string | undefined;
}

/**
 * After a refused submit: the fields that are wrong, each a link; the message is at the field. It takes
 * the focus when it appears, and screen readers then read it: as an alert they would read it twice, and again
 * with every field that is corrected. Give it the number of the submit as `key`, so that it takes
 * the focus after each.
 */
export function ErrorSummary({ fields, notice }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => box.current?.focus(), []);
  if (fields.length === 0) return null;

  return (
    <div
      ref={box}
      className={styles.summary}
      data-tone={notice ? "info" : "error"}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h2 id={titleId} className={styles.title}>
        {notice ? <InfoIcon /> : <OctagonAlertIcon />}
        <span>{notice ?? m.fields_error_summary({ count: fields.length })}</span>
      </h2>
      <ul className={styles.list}>
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const CONTROL = "input:not([type=hidden]), select, textarea, button, [tabindex], [contenteditable]";

/** Focuses the control instead of following the `#`, which would put an entry into the history. */
function goToField(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  const field = document.getElementById(fieldId);
  const control = field?.matches(CONTROL) ? field : field?.querySelector<HTMLElement>(CONTROL);
  control?.focus({ preventScroll: true });
  // The label has to come into view as well, not only the box under it.
  (control?.closest("fieldset, [data-invalid]") ?? control)?.scrollIntoView({ block: "nearest" });
}
