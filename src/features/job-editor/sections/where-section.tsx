import { m } from "#src/i18n/paraglide/messages.js";
import { Section } from "#src/ui/layout/section.tsx";
import { LocationsField } from "../fields/locations-field.tsx";

/** Where the job is. */
export function WhereSection() {
  return (
    <Section title={m.job_form_where_section()} hint={m.job_form_where_hint()} layout="aside">
      <LocationsField />
    </Section>
  );
}
