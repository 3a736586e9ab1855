import { LIMITS } from "#contract/limits.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { DEFAULT_OPERATIONS } from "#src/jobs/writes/operation.ts";
import { today } from "#src/lib/time/service-clock.ts";
import { extendedDate } from "#src/jobs/display/job-dates.ts";
import { Field } from "#src/ui/forms/field.tsx";
import { DateInput } from "#src/ui/forms/text-input.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { NumberField } from "./number-field.tsx";
import type { OperationFieldsProps } from "./operation-fields.ts";

/** Moves close dates by days, to a date, or back to the default. */
export function CloseDateFields({ operation, onChange }: OperationFieldsProps<"closeDate">) {
  const starts = {
    by: DEFAULT_OPERATIONS.closeDate,
    on: { kind: "closeDate", how: "on", date: extendedDate(null, today()) },
    default: { kind: "closeDate", how: "default" },
  } as const;
  return (
    <>
      <ChoiceField
        label={m.change_how()}
        choices={{
          by: m.change_close_by(),
          on: m.change_close_on(),
          default: m.change_close_default({ days: LIMITS.defaultJobDays }),
        }}
        value={operation.how}
        onChange={(how) => onChange(starts[how])}
      />
      {operation.how === "by" && (
        <NumberField
          label={m.change_days()}
          hint={m.change_days_hint()}
          value={operation.days}
          onChange={(days) => onChange({ ...operation, days: Math.round(days) })}
        />
      )}
      {operation.how === "on" && (
        <Field label={m.fact_closes()}>
          <DateInput
            value={operation.date}
            onChange={({ target }) => onChange({ ...operation, date: target.value })}
          />
        </Field>
      )}
    </>
  );
}
