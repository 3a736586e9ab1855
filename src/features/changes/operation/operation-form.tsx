import { type ComponentProps, useEffect, useRef } from "react";
import { LIMITS } from "#contract/limits.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Operation, OperationKind } from "#src/jobs/writes/operation.ts";
import { operationNames } from "#src/jobs/changes/operation-names.ts";
import { useLimitedPlan } from "#src/lib/session/key-headers.ts";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import { Field } from "#src/ui/forms/field.tsx";
import { TextInput } from "#src/ui/forms/text-input.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { FixFields } from "./fix-fields.tsx";
import { CloseDateFields } from "./close-date-fields.tsx";
import { CategoryFields, PlacesField, PositionTypeField } from "./list-fields.tsx";
import type { OperationFieldsProps } from "./operation-fields.ts";
import styles from "./operation-form.module.css";
import { PlacesFields } from "./places-fields.tsx";
import { PayFields } from "./pay-fields.tsx";

/** The values of an operation; nothing for one without values. */
export function OperationForm({ operation, onChange }: OperationFieldsProps<OperationKind>) {
  const fields = fieldsOf(operation, onChange);
  if (fields === null) return null;
  return (
    <Section title={operationNames[operation.kind]()}>
      <div className={styles.fields}>{fields}</div>
    </Section>
  );
}

function fieldsOf(operation: Operation, onChange: (operation: Operation) => void) {
  switch (operation.kind) {
    case "delete":
    case "followEdit":
      return null;
    case "status":
      return operation.status === "active" ? (
        <Checkbox
          label={m.change_renew({ days: LIMITS.defaultJobDays })}
          checked={operation.renew}
          onChange={({ target }) => onChange({ ...operation, renew: target.checked })}
        />
      ) : null;
    case "closeDate":
      return <CloseDateFields operation={operation} onChange={onChange} />;
    case "pay":
      return <PayFields operation={operation} onChange={onChange} />;
    case "positionType":
      return <PositionTypeField operation={operation} onChange={onChange} />;
    case "categories":
      return <CategoryFields operation={operation} onChange={onChange} />;
    case "locations":
      return <PlacesField operation={operation} onChange={onChange} />;
    case "route":
      return (
        <>
          <ChoiceField
            label={m.label_applicant_routing_type()}
            choices={{ email: m.job_form_email(), url: m.job_form_url() }}
            value={operation.route}
            onChange={(route) => onChange({ ...operation, route })}
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
    case "confidential":
      return (
        <OnOff
          label={m.fact_visibility()}
          choices={{ on: m.job_hidden(), off: m.job_shown() }}
          on={operation.on}
          onChange={(on) => onChange({ ...operation, on })}
        />
      );
    case "autoRefresh":
      return <AutoRefreshField operation={operation} onChange={onChange} />;
    case "replaceText":
      return <ReplaceFields operation={operation} onChange={onChange} />;
    case "postInPlaces":
      return <PlacesFields operation={operation} onChange={onChange} />;
    case "fixFindings":
      return <FixFields operation={operation} onChange={onChange} />;
    case "insertText":
      return (
        <>
          <Field label={m.change_text()}>
            <TextInput
              value={operation.text}
              onChange={({ target }) => onChange({ ...operation, text: target.value })}
            />
          </Field>
          <ChoiceField
            label={m.change_where()}
            choices={{ end: m.change_at_end(), start: m.change_at_start() }}
            value={operation.at}
            onChange={(at) => onChange({ ...operation, at })}
          />
        </>
      );
  }
}

function AutoRefreshField({ operation, onChange }: OperationFieldsProps<"autoRefresh">) {
  const limited = useLimitedPlan();
  return (
    <OnOff
      label={m.fact_auto_refresh()}
      hint={limited && m.job_form_auto_refresh_limited({ days: LIMITS.autoRefreshDays })}
      choices={{ on: m.change_on(), off: m.change_off() }}
      disabled={limited ? "on" : undefined}
      on={operation.on}
      onChange={(on) => onChange({ ...operation, on })}
    />
  );
}

interface OnOffProps extends Omit<
  ComponentProps<typeof ChoiceField<"on" | "off">>,
  "value" | "onChange"
> {
  on: boolean;
  onChange: (on: boolean) => void;
}

const OnOff = ({ on, onChange, ...field }: OnOffProps) => (
  <ChoiceField
    {...field}
    value={on ? "on" : "off"}
    onChange={(choice) => onChange(choice === "on")}
  />
);

function ReplaceFields({ operation, onChange }: OperationFieldsProps<"replaceText">) {
  const box = (
    name: "inTitle" | "inDescription" | "inAddress" | "matchCase" | "wholeWords",
    label: string,
  ) => (
    <Checkbox
      label={label}
      checked={operation[name]}
      onChange={({ target }) => onChange({ ...operation, [name]: target.checked })}
    />
  );
  const find = useRef<HTMLInputElement>(null);
  // What to find is what the page was opened for, unless it is opened again.
  useEffect(() => {
    if (find.current?.value === "") find.current.focus();
  }, []);
  return (
    <>
      <Field label={m.change_find()}>
        <TextInput
          ref={find}
          value={operation.find}
          onChange={({ target }) => onChange({ ...operation, find: target.value })}
        />
      </Field>
      <Field label={m.change_replacement()} optional>
        <TextInput
          value={operation.replacement}
          onChange={({ target }) => onChange({ ...operation, replacement: target.value })}
        />
      </Field>
      <div className={styles.boxes}>
        {box("inTitle", m.change_in_title())}
        {box("inDescription", m.change_in_description())}
        {box("inAddress", m.change_in_address())}
        {box("matchCase", m.change_match_case())}
        {box("wholeWords", m.change_whole_words())}
      </div>
    </>
  );
}
