import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { NameDialog } from "#src/ui/dialogs/name-dialog.tsx";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { addTemplate, templatesErrorOf, useChangeTemplates } from "./templates.ts";

/** Asks for a name and keeps a job as a template. */
export function KeepTemplateDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const toasts = useToasts();
  const { mutate, isPending, error } = useChangeTemplates();
  const keep = (name: string) =>
    mutate(addTemplate({ name, job }), {
      onSuccess: ({ shared }) => {
        const saved = shared ? m.templates_saved : m.templates_saved_here;
        toasts.show({ message: saved({ name }) });
        onClose();
      },
    });
  return (
    <NameDialog
      title={m.templates_keep_title()}
      name={job.title}
      busy={isPending && m.job_form_saving()}
      error={error ? templatesErrorOf(error) : undefined}
      onName={keep}
      onClose={onClose}
    />
  );
}
