import type { ReactNode } from "react";
import type { Job } from "#contract/job.ts";
import { shortDate } from "#src/i18n/format.ts";
import { statusNames } from "#src/i18n/names.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { ChangedParagraphs, ChangedTitle } from "./changed-texts.tsx";
import { jobFields, type Names } from "../fields/job-fields.ts";
import { changedGroups, type FieldGroup, labelOf, valuesOfJob } from "../fields/job-values.ts";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
import { usePostingLanguage } from "./in-language.tsx";
import { looksSame } from "./unseen-signs.ts";
import styles from "./job-changes.module.css";

interface JobChangesProps {
  before: Job;
  after: Job;
  names: Names;
  /** More of them. */
  children?: ReactNode;
}

/** What changes of a posting: each field before and after; of its texts, the differences. */
export function JobChanges({ before, after, names, children }: JobChangesProps) {
  const [from, to] = [valuesOfJob(before), valuesOfJob(after)];
  const lang = usePostingLanguage(after);
  const valueOf = (group: FieldGroup, values: typeof from) =>
    jobFields[group].show(values, names) ?? m.merge_not_given();
  return (
    <dl className={styles.changes}>
      {before.status !== after.status && (
        <Change
          label={m.column_status()}
          before={statusNames[before.status]()}
          after={statusNames[after.status]()}
        />
      )}
      {changedGroups(from, to).map((group) => {
        if (group === "description")
          return (
            <div key={group} className={styles.change}>
              <dt>{m.change_to({ label: labelOf(group) })}</dt>
              <dd>
                <ChangedParagraphs
                  before={before.description}
                  after={after.description}
                  lang={lang}
                />
              </dd>
            </div>
          );
        if (group === "title")
          return (
            <div key={group} className={styles.change}>
              <dt>{m.change_to({ label: labelOf(group) })}</dt>
              <dd>
                <ChangedTitle before={before.title} after={after.title} lang={lang} />
              </dd>
            </div>
          );
        return (
          <Change
            key={group}
            label={labelOf(group)}
            before={valueOf(group, from)}
            after={valueOf(group, to)}
          />
        );
      })}
      {/* oxlint-disable-next-line house/text-beside-conditionals -- rows, not text */}
      {children}
    </dl>
  );
}

/** When it was published, where that changes: by publishing it again, or by itself. */
export function PublishDateChange({ before, after }: { before: Job; after: Job }) {
  if (before.publishDate === after.publishDate) return null;
  return (
    <Change
      label={m.fact_published()}
      before={dateOf(before.publishDate)}
      after={dateOf(after.publishDate)}
    />
  );
}

const dateOf = (date: string | null) => (date === null ? m.merge_not_given() : shortDate(date));

/** One field before and after. */
function Change({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <div className={styles.change}>
      <dt>{m.change_to({ label })}</dt>
      <dd>
        <span className={styles.before}>{before}</span> <span aria-hidden="true">→</span>
        <VisuallyHidden> {m.change_becomes()} </VisuallyHidden> <strong>{after}</strong>
        {looksSame(before, after) && <p>{m.change_looks_same()}</p>}
      </dd>
    </div>
  );
}
