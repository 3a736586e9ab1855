import { SendIcon } from "lucide-react";
import { ROUTING } from "#contract/reference.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Field } from "#src/ui/forms/field.tsx";
import { TextInput } from "#src/ui/forms/text-input.tsx";
import { ChoiceField } from "./fields/choice-field.tsx";
import type { MenuOperation, OperationFieldsProps } from "./operation.ts";

interface SetRoute {
  kind: "route";
  route: "email" | "url";
  address: string;
}

export const route: MenuOperation<SetRoute> = {
  name: m.fact_apply,
  icon: () => <SendIcon />,
  initial: () => ({ kind: "route", route: "email", address: "" }),
  inMenu: true,
  isIncomplete: ({ address }) => address.trim() === "",
  fields: (props) => <RouteFields {...props} />,
  changes: (_, operation) =>
    operation.route === "email"
      ? { applicantRoutingType: { id: ROUTING.email }, applicationEmail: operation.address }
      : { applicantRoutingType: { id: ROUTING.url }, applicationUrl: operation.address },
  sentence: ({ address }, { jobs }) => m.change_do_route({ address, jobs }),
};

/** Where applications go (§2.1). */
function RouteFields({ operation, onChange }: OperationFieldsProps<SetRoute>) {
  return (
    <>
      <ChoiceField
        label={m.label_applicant_routing_type()}
        choices={{ email: m.job_form_email(), url: m.job_form_url() }}
        value={operation.route}
        onChange={(next) => onChange({ ...operation, route: next })}
      />
      <Field
        label={
          operation.route === "email" ? m.label_application_email() : m.label_application_url()
        }
      >
        <TextInput
          type={operation.route}
          value={operation.address}
          onChange={({ target }) => onChange({ ...operation, address: target.value })}
        />
      </Field>
    </>
  );
}
