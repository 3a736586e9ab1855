import { CalendarPlusIcon } from "lucide-react";
import { LIMITS } from "#contract/limits.ts";
import { longDate } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { today } from "#src/lib/time/service-clock.ts";
import { Field } from "#src/ui/forms/field.tsx";
import { DateInput } from "#src/ui/forms/text-input.tsx";
import { extendedDate } from "#contract/job-dates.ts";
import { ChoiceField } from "./fields/choice-field.tsx";
import { NumberField } from "./fields/number-field.tsx";
import type { MenuOperation, OperationFieldsProps } from "./operation.ts";

type SetCloseDate =
  | { kind: "closeDate"; how: "on"; date: string }
  /** From the close date, or from today where it has passed. */
  | { kind: "closeDate"; how: "by"; days: number }
  /** The service sets it (§3). */
  | { kind: "closeDate"; how: "default" };

const BY_DAYS = { kind: "closeDate", how: "by", days: 30 } as const;

export const closeDate: MenuOperation<SetCloseDate> = {
  name: m.label_close_date,
  icon: () => <CalendarPlusIcon />,
  initial: () => BY_DAYS,
  isIncomplete: (operation) => {
    if (operation.how === "on") return operation.date === "";
    return operation.how === "by" && !isFar(operation.days);
  },
  fields: (props) => <CloseDateFields {...props} />,
  changes: (job, operation, context) => {
    if (operation.how === "on") return { closeDate: operation.date };
    if (operation.how === "default") return { closeDate: null };
    return { closeDate: extendedDate(job.closeDate, context.today, operation.days) };
  },
  sentence: (operation, { jobs }) => {
    if (operation.how === "default") return m.change_do_close_default({ jobs });
    if (operation.how === "on")
      return m.change_do_close_on({ date: longDate(operation.date), jobs });
    const { days } = operation;
    return days < 0
      ? m.change_do_shorten({ count: -days, jobs })
      : m.change_do_extend({ count: days, jobs });
  },
};

/** Days that lead to another date which can be written with four digits of the year. */
const isFar = (days: number) => days !== 0 && Number.isInteger(days) && Math.abs(days) <= 3650;

/** Moves close dates by days, to a date, or back to the default. */
function CloseDateFields({ operation, onChange }: OperationFieldsProps<SetCloseDate>) {
  const starts = {
    by: BY_DAYS,
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
