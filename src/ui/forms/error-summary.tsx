import { type MouseEvent, useEffect, useId, useRef } from "react";
import { InfoIcon, OctagonAlertIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import styles from "./error-summary.module.css";

interface RefusedField {
  /** The id of the control, or of the group that holds it. */
  id: string;
  label: string;
  /** What is wrong with it. */
  message: string;
}

interface ErrorSummaryProps {
  fields: readonly RefusedField[];
  /** The title of a summary that reports what is missing, not an error. */
  notice?: string | undefined;
}

/**
 * After a refused submit: the fields that are wrong, each a link, and what is wrong with them. It takes
 * the focus when it appears, and screen readers then read it: as an alert they would read it twice, and again
 * with every field that is corrected. Give it the number of the submit as `key`, so that it takes
 * the focus after each.
 */
export function ErrorSummary({ fields, notice }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => box.current?.focus(), []);
  useTitlePrefix(notice === undefined ? errorCount(fields.length) : "");
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
        <span>{notice ?? errorCount(fields.length)}</span>
      </h2>
      <ul className={styles.list}>
        {fields.map(({ id, label, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
              {label}
            </a>{" "}
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const errorCount = (count: number) => (count === 0 ? "" : m.fields_error_summary({ count }));

/** Puts words before the title of the page, which a screen reader reads first. */
function useTitlePrefix(words: string) {
  useEffect(() => {
    if (words === "") return undefined;
    const { title } = document;
    document.title = `${words} · ${title}`;
    return () => {
      document.title = title;
    };
  }, [words]);
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
