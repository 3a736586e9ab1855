import type { Job } from "#contract/job.ts";
import { text } from "#src/i18n/text.ts";
import { CopyButton } from "#src/ui/actions/copy-button.tsx";
import { Fact, Facts } from "#src/ui/data/facts.tsx";
import { NotGiven } from "./not-given.tsx";
import styles from "./technical-details.module.css";

/** The ids by which programs know the job, to be copied into them. */
export function TechnicalDetails({ job: { id, referenceId, employer } }: { job: Job }) {
  return (
    <Facts>
      <Fact label={text.job.facts.id}>
        <Copyable value={String(id)} what={text.job.copyId} />
      </Fact>
      <Fact label={text.job.facts.referenceId}>
        {referenceId === null ? (
          <NotGiven />
        ) : (
          <Copyable value={referenceId} what={text.job.copyReferenceId} />
        )}
      </Fact>
      {employer && (
        <Fact label={text.job.facts.employer}>
          {employer.name || text.job.notGiven} ({employer.id})
        </Fact>
      )}
    </Facts>
  );
}

function Copyable({ value, what }: { value: string; what: string }) {
  return (
    <span className={styles.copyable}>
      <code>{value}</code>
      <CopyButton value={value} what={what} />
    </span>
  );
}
