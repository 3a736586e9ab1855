import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { CopyButton } from "#src/ui/actions/copy-button.tsx";
import { Fact, Facts } from "#src/ui/data/facts.tsx";
import { NotGiven } from "./not-given.tsx";
import styles from "./technical-details.module.css";

/** The ids by which programs know the job, to be copied into them. */
export function TechnicalDetails({ job: { id, referenceId, employer } }: { job: Job }) {
  return (
    <Facts>
      <Fact label={m.fact_id()}>
        <Copyable value={String(id)} what={m.job_copy_id()} />
      </Fact>
      <Fact label={m.fact_reference_id()}>
        {referenceId === null ? (
          <NotGiven />
        ) : (
          <Copyable value={referenceId} what={m.job_copy_reference_id()} />
        )}
      </Fact>
      {employer && (
        <Fact label={m.fact_employer()}>
          {`${employer.name || m.job_not_given()} (${employer.id})`}
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
