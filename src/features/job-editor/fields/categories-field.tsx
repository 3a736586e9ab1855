import { useController, useWatch } from "react-hook-form";
import type { Job } from "#contract/job.ts";
import { LIMITS } from "#contract/limits.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useAnnounce } from "#src/ui/layout/announcer.tsx";
import { Field } from "#src/ui/forms/field.tsx";
import { TokenField } from "#src/ui/token-field/token-field.tsx";
import { QueryError } from "#src/jobs/job/display/query-error.tsx";
import { useCategories } from "#src/jobs/requests/reference/reference-queries.ts";
import { choicesOf } from "./choices.ts";
import { fieldId, useFieldError, useJobForm } from "../form/form-context.ts";
import type { JobFormValues } from "#src/jobs/job/fields/job-values.ts";
import { useSeenReferences } from "#src/jobs/list/use-seen-references.ts";

const { min, max } = LIMITS.categories;

/** A category known only by its id. */
const numbered = (id: string) => ({ id, label: m.job_form_unnamed({ id }) });

/** 1 to 3 categories (§2.3) from the service's list, or by id if it has none. */
export function CategoriesField({ origin }: { origin: Job | undefined }) {
  const { field } = useController<JobFormValues, "categories">({ name: "categories" });
  const { setValue, control, trigger } = useJobForm();
  const typed = useWatch({ control, name: "categoryTyped" });
  const announce = useAnnounce();
  const query = useCategories();
  const error = useFieldError("categories");
  const hasNoList = query.data === null;
  const seen = useSeenReferences(hasNoList);
  const options = choicesOf(query.data ?? seen.categories, origin?.categories ?? []).map(
    ({ id, name }) => ({ id, label: name }),
  );
  const tokenOf = (id: string) => options.find((option) => option.id === id) ?? numbered(id);
  return (
    <Field
      id={fieldId("categories")}
      label={m.label_categories()}
      hint={
        hasNoList
          ? m.job_form_category_ids_hint({ min, max })
          : m.job_form_categories_hint({ min, max })
      }
      error={error}
    >
      <TokenField
        tokens={field.value.map(tokenOf)}
        onChange={(tokens) => field.onChange(tokens.map(({ id }) => id))}
        typed={typed}
        onType={(now) => setValue("categoryTyped", now)}
        onLeave={(left) => {
          const problem = m.job_form_not_a_category({ typed: left });
          if (left && problem !== error) announce(problem);
          void trigger("categories");
        }}
        onBlur={field.onBlur}
        max={max}
        options={options}
        pending={query.isPending}
        failure={
          query.isError && (
            <QueryError
              title={m.job_form_categories_failed()}
              query={query}
              field={fieldId("categories")}
            />
          )
        }
        {...(hasNoList && {
          createToken: (typed) => (/^\d+$/.test(typed) ? numbered(typed) : null),
        })}
      />
    </Field>
  );
}
