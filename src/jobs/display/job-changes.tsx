import type { ReactNode } from "react";
import type { Job } from "#contract/job.ts";
import { statusNames } from "#src/i18n/names.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { ChangedParagraphs, ChangedTitle } from "./changed-texts.tsx";
import { jobFields, type Names } from "../fields/job-fields.ts";
import { changedGroups, type FieldGroup, labelOf, valuesOfJob } from "../fields/job-values.ts";
import { VisuallyHidden } from "#src/ui/layout/visually-hidden.tsx";
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
                <ChangedParagraphs before={before.description} after={after.description} />
              </dd>
            </div>
          );
        if (group === "title")
          return (
            <div key={group} className={styles.change}>
              <dt>{m.change_to({ label: labelOf(group) })}</dt>
              <dd>
                <ChangedTitle before={before.title} after={after.title} />
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

/** One field before and after. */
export function Change({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <div className={styles.change}>
      <dt>{m.change_to({ label })}</dt>
      <dd>
        <span className={styles.before}>{before}</span> <span aria-hidden="true">→</span>
        <VisuallyHidden> {m.change_becomes()} </VisuallyHidden> <strong>{after}</strong>
      </dd>
    </div>
  );
}
