import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { CopyButton } from "#src/ui/actions/copy-button.tsx";
import { Badge } from "#src/ui/data/badge.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { jobPosting, markupOf, type Property, RECOMMENDED, REQUIRED } from "./job-posting.ts";
import styles from "./posting-previews.module.css";

/** Where each property comes from. */
const NOTES: Record<Property, () => string> = {
  title: m.markup_title,
  description: m.markup_description,
  datePosted: m.markup_date_posted,
  hiringOrganization: m.markup_hiring_organization,
  jobLocation: m.markup_job_location,
  validThrough: m.markup_valid_through,
  baseSalary: m.markup_base_salary,
  employmentType: m.markup_employment_type,
  identifier: m.markup_identifier,
  directApply: m.markup_direct_apply,
};

/** The markup for a careers page: what each property says, and the whole to copy. */
export function StructuredData({ job }: { job: Job }) {
  const posting = jobPosting(job);
  if (!posting) return <Notice tone="warning">{m.preview_no_markup()}</Notice>;
  const markup = markupOf(posting);
  return (
    <div className={styles.data}>
      <p>{m.markup_about()}</p>
      <dl className={styles.properties}>
        {[...REQUIRED, ...RECOMMENDED].map((name) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              <span className={styles.muted}>
                {(REQUIRED as readonly string[]).includes(name)
                  ? m.markup_required()
                  : m.markup_recommended()}
              </span>
              {!(name in posting) && <Badge>{m.markup_left_out()}</Badge>}
            </dt>
            <dd>{NOTES[name]()}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.markup}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
        <pre tabIndex={0} aria-label={m.preview_data()}>
          {markup}
        </pre>
        <span className={styles.copy}>
          <CopyButton value={markup} what={m.markup_what()} />
        </span>
      </div>
    </div>
  );
}
