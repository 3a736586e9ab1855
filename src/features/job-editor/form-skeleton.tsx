import { text } from "#src/i18n/text.ts";
import { Section } from "#src/ui/layout/section.tsx";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import styles from "./job-form.module.css";

const SECTIONS = [
  text.jobForm.jobSection,
  text.jobForm.whereSection,
  text.jobForm.descriptionSection,
  text.jobForm.paySection,
];

/** The form's sections while the job loads. */
export function FormSkeleton() {
  return (
    <div className={styles.form} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{text.job.loadingJob}</span>
      </VisuallyHidden>
      {SECTIONS.map((title) => (
        <Section key={title} title={title} layout="aside">
          <Skeleton width="s" />
          <Skeleton width="full" lines={2} />
        </Section>
      ))}
    </div>
  );
}
