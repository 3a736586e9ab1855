import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { randomId } from "#src/lib/values/random-id.ts";
import { NameDialog } from "#src/ui/dialogs/name-dialog.tsx";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { addTemplate, templatesErrorOf, useChangeTemplates, useTemplates } from "./templates.ts";
import { remove } from "../../requests/settings/setting-query.ts";

/** Asks for a name and keeps a job as a template. */
export function KeepTemplateDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const toasts = useToasts();
  const { templates } = useTemplates();
  const { mutate, mutateAsync, isPending, error } = useChangeTemplates();
  const keep = (name: string) => {
    const id = randomId();
    // The dialog is closed by then.
    const undo = async () =>
      mutateAsync(remove(id)).then(
        () => toasts.show({ message: m.templates_removed({ name }) }),
        (cause: Error) => toasts.show({ tone: "error", message: templatesErrorOf(cause) }),
      );
    mutate(addTemplate({ id, name, job }), {
      onSuccess: ({ shared }) => {
        const saved = shared ? m.templates_saved : m.templates_saved_here;
        const action = { label: m.job_undo(), run: () => void undo() };
        toasts.show({ message: saved({ name }), action });
        onClose();
      },
    });
  };
  return (
    <NameDialog
      title={m.templates_keep_title()}
      name={job.title}
      taken={templates?.map(({ name }) => name)}
      busy={isPending && m.job_form_saving()}
      error={error ? templatesErrorOf(error) : undefined}
      onName={keep}
      onClose={onClose}
    />
  );
}
