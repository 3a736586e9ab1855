import type { Job } from "#contract/job.ts";
import { LIMITS } from "#contract/limits.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { Section } from "#src/ui/layout/section.tsx";
import { CategoriesField } from "../fields/categories-field.tsx";
import { PositionTypeField } from "../fields/position-type-field.tsx";
import { ReferenceIdField } from "../fields/reference-id-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import styles from "../form/job-form.module.css";

/** What the job is. `origin` names ids missing from the service's lists. */
export function JobSection({ origin }: { origin: Job | undefined }) {
  return (
    <Section title={m.job_form_job_section()} hint={m.job_form_job_hint()} layout="aside">
      <div className={styles.pair}>
        <TextField name="title" max={LIMITS.title} autoComplete="off" />
        <ReferenceIdField />
      </div>
      <PositionTypeField origin={origin} />
      <CategoriesField origin={origin} />
    </Section>
  );
}
