import { useWatch } from "react-hook-form";
import { LIMITS } from "#contract/limits.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useLimitedPlan } from "#src/lib/session/key-headers.ts";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import { CloseDateField } from "../fields/close-date-field.tsx";
import { fieldId, useJobForm } from "../form/form-context.ts";

/** Close date, confidentiality and auto-refresh (§2.1). */
export function VisibilitySection({ published }: { published: string | null }) {
  const { register, control } = useJobForm();
  const limited = useLimitedPlan();
  const autoRefresh = useWatch({ control, name: "autoRefresh" });
  return (
    <Section
      title={m.job_form_visibility_section()}
      hint={m.job_form_visibility_hint()}
      layout="aside"
    >
      <CloseDateField published={published} />
      <Checkbox
        id={fieldId("confidential")}
        label={m.label_confidential()}
        hint={m.job_form_confidential_hint()}
        {...register("confidential")}
      />
      <Checkbox
        id={fieldId("autoRefresh")}
        label={m.label_auto_refresh()}
        hint={
          limited
            ? m.job_form_auto_refresh_limited({ days: LIMITS.autoRefreshDays })
            : m.job_form_auto_refresh_hint({ days: LIMITS.autoRefreshDays })
        }
        aria-disabled={limited && !autoRefresh}
        {...register("autoRefresh")}
      />
    </Section>
  );
}
