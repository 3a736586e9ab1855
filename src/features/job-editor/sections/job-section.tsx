import type { Job } from "#contract/job.ts";
import { LIMITS } from "#contract/limits.ts";
import { text } from "#src/i18n/text.ts";
import { Section } from "#src/ui/layout/section.tsx";
import { CategoriesField } from "../fields/categories-field.tsx";
import { PositionTypeField } from "../fields/position-type-field.tsx";
import { TextField } from "../fields/text-field.tsx";

const words = text.jobForm;

/** What the job is. `origin` names ids missing from the service's lists. */
export function JobSection({ origin }: { origin: Job | undefined }) {
  return (
    <Section title={words.jobSection} hint={words.jobHint} layout="aside">
      <TextField name="title" max={LIMITS.title} autoComplete="off" />
      <TextField
        name="referenceId"
        hint={words.referenceIdHint}
        max={LIMITS.referenceId}
        width="half"
        autoComplete="off"
        optional
      />
      <PositionTypeField origin={origin} />
      <CategoriesField origin={origin} />
    </Section>
  );
}
