import { text } from "#src/i18n/text.ts";
import { Section } from "#src/ui/layout/section.tsx";
import { LocationsField } from "../fields/locations-field.tsx";

/** Where the job is. */
export function WhereSection() {
  const { whereSection, whereHint } = text.jobForm;
  return (
    <Section title={whereSection} hint={whereHint} layout="aside">
      <LocationsField />
    </Section>
  );
}
