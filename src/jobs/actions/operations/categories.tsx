import { BriefcaseIcon } from "lucide-react";
import { useState } from "react";
import { LIMITS } from "#contract/limits.ts";
import { list } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { referenceName } from "#src/i18n/reference-names.ts";
import { Field } from "#src/ui/forms/field.tsx";
import { TokenField } from "#src/ui/token-field/token-field.tsx";
import { QueryError } from "../../job/display/query-error.tsx";
import { useCategories } from "../../requests/reference/reference-queries.ts";
import { ChoiceField } from "./fields/choice-field.tsx";
import type { MenuOperation, OperationFieldsProps } from "./operation.ts";

interface SetCategories {
  kind: "categories";
  how: "set" | "add" | "remove";
  ids: number[];
}

export const categories: MenuOperation<SetCategories> = {
  name: m.label_categories,
  icon: () => <BriefcaseIcon />,
  initial: () => ({ kind: "categories", how: "add", ids: [] }),
  inMenu: true,
  isIncomplete: ({ ids }) => ids.length === 0,
  fields: (props) => <CategoryFields {...props} />,
  changes: (job, operation) => {
    const before = job.categories.map(({ id }) => id);
    return { categories: idsOf(before, operation).map((id) => ({ id })) };
  },
  sentence: ({ how, ids }, { names, jobs }) =>
    m.change_do_categories({ how, names: list(ids.map(String).map(names.category)), jobs }),
};

function idsOf(before: number[], { how, ids }: SetCategories): number[] {
  if (how === "set") return ids;
  if (how === "remove") return before.filter((id) => !ids.includes(id));
  return [...new Set([...before, ...ids])];
}

/** Categories (§2.3) to add, to set or to remove. */
function CategoryFields({ operation, onChange }: OperationFieldsProps<SetCategories>) {
  const [typed, setTyped] = useState("");
  const query = useCategories();
  const options = (query.data ?? []).map(({ id, name }) => ({
    id: String(id),
    label: referenceName(name) || String(id),
  }));
  return (
    <>
      <ChoiceField
        label={m.change_how()}
        choices={{
          add: m.change_categories_add(),
          set: m.change_categories_set(),
          remove: m.change_categories_remove(),
        }}
        value={operation.how}
        onChange={(how) => onChange({ ...operation, how })}
      />
      <Field label={m.label_categories()}>
        <TokenField
          tokens={operation.ids.map(
            (id) =>
              options.find((option) => option.id === String(id)) ?? {
                id: String(id),
                label: String(id),
              },
          )}
          onChange={(tokens) => onChange({ ...operation, ids: tokens.map(({ id }) => Number(id)) })}
          typed={typed}
          onType={setTyped}
          onBlur={() => {}}
          max={operation.how === "remove" ? options.length : LIMITS.categories.max}
          options={options}
          pending={query.isPending}
          failure={
            query.isError && <QueryError title={m.job_form_categories_failed()} query={query} />
          }
        />
      </Field>
    </>
  );
}
