import { m } from "#src/i18n/paraglide/messages.js";
import { Section } from "#src/ui/layout/section.tsx";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import styles from "./job-form.module.css";

const SECTIONS = [
  m.job_form_job_section(),
  m.job_form_where_section(),
  m.job_form_pay_section(),
  m.job_form_visibility_section(),
];

/** The form's sections while the job loads. */
export function FormSkeleton() {
  return (
    <div className={styles.form} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{m.job_loading_job()}</span>
      </VisuallyHidden>
      <div className={styles.fields}>
        {SECTIONS.map((title) => (
          <Section key={title} title={title} layout="aside">
            <Skeleton width="s" />
            <Skeleton width="full" lines={2} />
          </Section>
        ))}
      </div>
    </div>
  );
}
