import { useDeferredValue, useState } from "react";
import { useWatch } from "react-hook-form";
import { DescriptionView } from "#src/editor/description-view.tsx";
import { m } from "#src/i18n/paraglide/messages.js";
import { useJobForm } from "../form-context.ts";
import styles from "./applicant-preview.module.css";

/** A live preview of the posting as applicants will see it. */
export function ApplicantPreview() {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.preview} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{m.job_form_preview()}</summary>
      {open && <Posting />}
    </details>
  );
}

function Posting() {
  const { control } = useJobForm();
  const [title, locations, html] = useWatch({
    control,
    name: ["title", "locations", "description"],
  });
  // Rendering a long description must not delay typing.
  const description = useDeferredValue(html);
  return (
    <article className={styles.posting} aria-label={m.job_form_preview_label()}>
      <h3>{title.trim() || m.job_form_preview_no_title()}</h3>
      {locations.length > 0 && <p className={styles.places}>{locations.join(" · ")}</p>}
      {description === "" ? (
        <p className={styles.places}>{m.job_form_preview_no_description()}</p>
      ) : (
        <DescriptionView html={description} />
      )}
    </article>
  );
}
