import { PencilIcon, Trash2Icon } from "lucide-react";
import { useState } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { Button } from "#src/ui/actions/button.tsx";
import { IconButton } from "#src/ui/actions/icon-button.tsx";
import { Dialog } from "#src/ui/dialogs/dialog.tsx";
import { NameDialog } from "#src/ui/dialogs/name-dialog.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { placeOf } from "#contract/job-places.ts";
import { QueryError } from "../../job/display/query-error.tsx";
import {
  addTemplate,
  type Template,
  templatesErrorOf,
  useChangeTemplates,
  useTemplates,
} from "./templates.ts";
import styles from "./templates-dialog.module.css";
import { remove, rename } from "../../requests/settings/setting-query.ts";

interface TemplatesDialogProps {
  onChoose: (template: Template) => void;
  onClose: () => void;
}

/** The templates: chooses, renames and removes one. */
export function TemplatesDialog({ onChoose, onClose }: TemplatesDialogProps) {
  const { templates, shared, query } = useTemplates();
  const { mutate, isPending, error } = useChangeTemplates();
  const [renamed, setRenamed] = useState<Template>();
  const [removed, setRemoved] = useState<Template>();
  if (renamed)
    return (
      <NameDialog
        title={m.views_rename_title({ name: renamed.name })}
        name={renamed.name}
        taken={templates?.filter(({ id }) => id !== renamed.id).map(({ name }) => name)}
        busy={isPending && m.job_form_saving()}
        error={error ? templatesErrorOf(error) : undefined}
        onName={(name) =>
          mutate(rename(renamed.id, name), { onSuccess: () => setRenamed(undefined) })
        }
        onClose={() => setRenamed(undefined)}
      />
    );
  const restore = (template: Template) =>
    mutate(addTemplate(template), { onSuccess: () => setRemoved(undefined) });
  return (
    <Dialog
      title={m.templates_start_title()}
      size="medium"
      long
      onClose={onClose}
      // In French, "Cancel" and the "Undo" of a removal are one word.
      actions={<Button onClick={onClose}>{m.ui_close()}</Button>}
    >
      {query.isError && <QueryError title={m.templates_load_failed()} query={query} />}
      {query.isPending && <Skeleton width="full" lines={3} />}
      {templates?.length === 0 && <p>{m.templates_none({ action: m.templates_keep() })}</p>}
      {templates && templates.length > 0 && (
        <ul className={styles.templates}>
          {templates.map((template) => (
            <li key={template.id} className={styles.template}>
              <button type="button" className={styles.choose} onClick={() => onChoose(template)}>
                <span className={styles.name}>{template.name}</span>
                <span className={styles.facts}>{factsOf(template)}</span>
              </button>
              <IconButton
                label={`${m.views_rename()}: ${template.name}`}
                icon={<PencilIcon />}
                onClick={() => setRenamed(template)}
              />
              <IconButton
                label={`${m.views_remove()}: ${template.name}`}
                icon={<Trash2Icon />}
                onClick={() =>
                  mutate(remove(template.id), { onSuccess: () => setRemoved(template) })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {removed && (
        <Notice
          actions={
            <Button size="small" onClick={() => restore(removed)}>
              {m.job_undo()}
            </Button>
          }
        >
          {m.templates_removed({ name: removed.name })}
        </Notice>
      )}
      {error && <Notice tone="error">{templatesErrorOf(error)}</Notice>}
      <p className={styles.facts}>{shared ? m.templates_shared() : m.templates_local()}</p>
    </Dialog>
  );
}

const factsOf = ({ job }: Template): string =>
  [job.title, ...job.locations.map(placeOf)].filter(Boolean).join(" · ");
