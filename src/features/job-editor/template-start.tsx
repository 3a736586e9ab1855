import { LayoutTemplateIcon } from "lucide-react";
import { useState } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { FIELD_NAMES, type JobFormValues, valuesOfCopy } from "#src/jobs/job/fields/job-values.ts";
import type { Template } from "#src/jobs/actions/templates/templates.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { TemplatesDialog } from "#src/jobs/actions/templates/templates-dialog.tsx";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { type JobFormApi, useJobForm } from "./form/form-context.ts";

/** Fills in the form of a new job from a template, as if a person had typed it. */
export function TemplateStart() {
  const form = useJobForm();
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const fillIn = ({ name, job }: Template) => {
    setOpen(false);
    const before = structuredClone(form.getValues());
    const { referenceId, closeDate } = before;
    setValues(form, { ...valuesOfCopy(job), referenceId, closeDate });
    form.setFocus("title");
    toasts.show({
      message: m.templates_filled({ name }),
      action: { label: m.job_undo(), run: () => setValues(form, before) },
    });
  };
  return (
    <div>
      <Button size="small" icon={<LayoutTemplateIcon />} onClick={() => setOpen(true)}>
        {m.templates_start()}
      </Button>
      {isOpen && <TemplatesDialog onChoose={fillIn} onClose={() => setOpen(false)} />}
    </div>
  );
}

function setValues(form: JobFormApi, values: JobFormValues): void {
  for (const name of FIELD_NAMES) form.setValue(name, values[name], { shouldDirty: true });
  form.clearErrors();
}
