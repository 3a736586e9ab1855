import { useController } from "react-hook-form";
import { m } from "#src/i18n/paraglide/messages.js";
import { Button } from "#src/ui/actions/button.tsx";
import { Field } from "#src/ui/forms/field.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import { fieldId, useFieldError } from "../form/form-context.ts";
import type { JobFormValues } from "#src/jobs/job/fields/job-values.ts";
import { StatementFields } from "../fields/statement-fields.tsx";
import styles from "../form/job-form.module.css";
import { useLazyEditor } from "./use-lazy-editor.ts";

/** The description (§4.2). The form can be filled in and saved before the editor has loaded. */
export function DescriptionSection() {
  const error = useFieldError("description");
  return (
    <Section
      title={m.job_form_description_section()}
      hint={m.job_form_description_hint()}
      layout="aside"
    >
      <Field id={fieldId("description")} label={m.label_description()} error={error}>
        <DescriptionField />
      </Field>
      <StatementFields />
    </Section>
  );
}

function DescriptionField() {
  const { field } = useController<JobFormValues, "description">({ name: "description" });
  const { Editor, failed } = useLazyEditor();
  if (Editor) return <Editor {...field} />;
  if (failed) {
    return (
      <Notice
        tone="error"
        // The draft restores the text then.
        actions={
          <Button size="small" onClick={() => globalThis.location.reload()}>
            {m.ui_reload()}
          </Button>
        }
      >
        <p>{m.job_form_editor_failed()}</p>
      </Notice>
    );
  }
  return (
    <div className={styles.editorToCome}>
      <VisuallyHidden>
        <span role="status">{m.job_form_editor_loading()}</span>
      </VisuallyHidden>
      <Skeleton width="full" lines={4} />
    </div>
  );
}
