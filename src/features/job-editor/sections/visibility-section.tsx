import { LIMITS } from "#contract/limits.ts";
import { text } from "#src/i18n/text.ts";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import { CloseDateField } from "../fields/close-date-field.tsx";
import { fieldId, useJobForm } from "../form-context.ts";

const words = text.jobForm;

/** Close date, confidentiality and auto-refresh (§2.1). */
export function VisibilitySection({ published }: { published: string | null }) {
  const { register } = useJobForm();
  return (
    <Section title={words.visibilitySection} hint={words.visibilityHint} layout="aside">
      <CloseDateField published={published} />
      <Checkbox
        id={fieldId("confidential")}
        label={words.labels.confidential}
        hint={words.confidentialHint}
        {...register("confidential")}
      />
      <Checkbox
        id={fieldId("autoRefresh")}
        label={words.labels.autoRefresh}
        hint={words.autoRefreshHint(LIMITS.autoRefreshDays)}
        {...register("autoRefresh")}
      />
    </Section>
  );
}
