import { useWatch } from "react-hook-form";
import { SALARY_PERIODS } from "#contract/reference.ts";
import { language } from "#src/i18n/language.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { perUnit } from "#src/i18n/per-unit.ts";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import { FieldQuestion } from "#src/ui/forms/field-question.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import { fieldId, useJobForm } from "../form/form-context.ts";
import styles from "../form/job-form.module.css";
import type { PayQuestion } from "../fields/pay-question.ts";
import { SelectField } from "../fields/select-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import { useTypedPay } from "../fields/use-typed-pay.ts";

const PERIODS = SALARY_PERIODS.map(({ id, unit }) => ({
  id: String(id),
  name: perUnit(unit),
}));

/** Where the language writes it. */
const DOLLAR = language === "fr-CA" ? { after: "$" } : { before: "$" };

/** Pay (§2.5), off by default. Its fields keep their text while it is off. */
export function PaySection() {
  const { register, control, clearErrors, setValue } = useJobForm();
  const paid = useWatch({ control, name: "paid" });
  const { leave, question } = useTypedPay();
  const proposalOf = ({ label, period }: NonNullable<PayQuestion["proposal"]>) => ({
    label,
    onTake: () => {
      if (period === "none") setValue("paid", false, { shouldDirty: true });
      else setValue("period", String(period), { shouldDirty: true, shouldValidate: true });
    },
  });
  return (
    <Section title={m.job_form_pay_section()} hint={m.job_form_pay_hint()} layout="aside">
      <Checkbox
        id={fieldId("paid")}
        label={m.label_paid()}
        hint={paid ? undefined : m.job_form_paid_hint()}
        {...register("paid", { onChange: () => clearErrors(["amount", "maxAmount", "period"]) })}
      />
      {paid && (
        <>
          <div className={styles.together}>
            <div className={styles.row}>
              <TextField
                name="amount"
                {...DOLLAR}
                inputMode="decimal"
                deps={["maxAmount"]}
                onLeave={() => leave("amount")}
              />
              <TextField
                name="maxAmount"
                {...DOLLAR}
                inputMode="decimal"
                optional
                onLeave={() => leave("maxAmount")}
              />
              <SelectField name="period" choices={PERIODS} onLeave={() => leave("period")} />
            </div>
            {question && (
              <FieldQuestion
                question={question.question}
                proposals={question.proposal ? [proposalOf(question.proposal)] : []}
                fieldId={fieldId(question.proposal?.period === "none" ? "paid" : "period")}
              />
            )}
          </div>
          <Checkbox
            id={fieldId("plusCommission")}
            label={m.label_plus_commission()}
            hint={m.job_form_plus_commission_hint()}
            {...register("plusCommission")}
          />
        </>
      )}
    </Section>
  );
}
