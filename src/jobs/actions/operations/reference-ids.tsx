import { TagIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { Field } from "#src/ui/forms/field.tsx";
import { TextInput } from "#src/ui/forms/text-input.tsx";
import type { MenuOperation } from "./operation.ts";

/** Gives those without a reference id one of their own: `pattern` with their id in the place of `{id}`. */
interface GiveReferenceIds {
  kind: "referenceIds";
  pattern: string;
}

export const referenceIds: MenuOperation<GiveReferenceIds> = {
  name: m.change_reference_pattern,
  icon: () => <TagIcon />,
  initial: () => ({ kind: "referenceIds", pattern: "JOB-{id}" }),
  inMenu: true,
  // Without it, all would have the same.
  isIncomplete: ({ pattern }) => !pattern.includes("{id}"),
  fields: ({ operation, onChange }) => (
    <Field label={m.change_pattern()} hint={m.change_reference_id_hint({ sign: "{id}" })}>
      <TextInput
        value={operation.pattern}
        onChange={({ target }) => onChange({ ...operation, pattern: target.value })}
      />
    </Field>
  ),
  changes: ({ id, referenceId }, { pattern }) => ({
    referenceId: referenceId ?? pattern.trim().replaceAll("{id}", String(id)),
  }),
  sentence: ({ pattern }, { jobs }) => m.change_do_reference_ids({ pattern, jobs }),
};
