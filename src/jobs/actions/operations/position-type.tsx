import { BriefcaseIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { referenceName } from "#src/i18n/reference-names.ts";
import { usePositionTypes } from "../../requests/reference/reference-queries.ts";
import { ChoiceField } from "./fields/choice-field.tsx";
import type { MenuOperation, OperationFieldsProps } from "./operation.ts";

interface SetPositionType {
  kind: "positionType";
  id: number;
}

export const positionType: MenuOperation<SetPositionType> = {
  name: m.label_position_type,
  icon: () => <BriefcaseIcon />,
  initial: () => ({ kind: "positionType", id: 1 }),
  inMenu: true,
  fields: (props) => <PositionTypeField {...props} />,
  changes: (_, { id }) => ({ positionType: { id } }),
  sentence: ({ id }, { names, jobs }) =>
    m.change_do_position_type({ name: names.positionType(String(id)), jobs }),
};

/** One of the service's position types (§2.4). */
function PositionTypeField({ operation, onChange }: OperationFieldsProps<SetPositionType>) {
  const types = usePositionTypes().data ?? [];
  return (
    <ChoiceField
      label={m.label_position_type()}
      choices={Object.fromEntries(
        types.map(({ id, name }) => [id, referenceName(name) || String(id)]),
      )}
      value={String(operation.id)}
      onChange={(id) => onChange({ ...operation, id: Number(id) })}
    />
  );
}
