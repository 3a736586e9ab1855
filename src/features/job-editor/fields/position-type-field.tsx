import { useId } from "react";
import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { QueryError } from "#src/jobs/job/display/query-error.tsx";
import { usePositionTypes } from "#src/jobs/requests/reference/reference-queries.ts";
import { fieldId } from "../form/form-context.ts";
import { choicesOf } from "./choices.ts";
import styles from "../form/job-form.module.css";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";
import { useSeenReferences } from "#src/jobs/list/use-seen-references.ts";

/** The position type (§2.4) from the service's list, or by id if it has none. */
export function PositionTypeField({ origin }: { origin: Job | undefined }) {
  const query = usePositionTypes();
  const list = query.data;
  const seen = useSeenReferences(list === null);
  const suggestionsId = useId();
  if (list === null) {
    return (
      <>
        <TextField
          name="positionType"
          hint={m.job_form_position_type_id_hint()}
          width="short"
          inputMode="numeric"
          list={suggestionsId}
        />
        <datalist id={suggestionsId}>
          {choicesOf(seen.positionTypes, [origin?.positionType]).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </datalist>
      </>
    );
  }
  return (
    <div className={styles.together}>
      <SelectField
        name="positionType"
        choices={choicesOf(list ?? [], [origin?.positionType])}
        {...(query.isPending && { placeholder: m.ui_loading() })}
      />
      {query.isError && (
        <QueryError
          title={m.job_form_position_types_failed()}
          query={query}
          field={fieldId("positionType")}
        />
      )}
    </div>
  );
}
