import { type ReactNode, useState } from "react";
import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { DifferencesDialog } from "./differences-dialog.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import type { Finding } from "#posting-check/check-posting.ts";
import { RULES } from "#posting-check/rules/rules.ts";
import { countsOf, countWords, PANEL_ID } from "./finding-counts.ts";
import { FactsDialog } from "./facts-dialog.tsx";
import type { useComparedFindings } from "../use-findings.ts";
import { FindingItem } from "./finding-item.tsx";
import { JudgeButton } from "./judge-button.tsx";
import styles from "./readiness-panel.module.css";

interface ReadinessPanelProps {
  job: Job;
  /** What the rules found in the job. */
  found: ReturnType<typeof useComparedFindings>;
  /** What leads to the place of a finding. */
  place: (finding: Finding) => ReactNode;
  /** What mends a finding. */
  fix?: (finding: Finding) => ReactNode;
}

/** What the rules found in a posting; never that it is lawful, which only a person can say. */
export function ReadinessPanel(props: ReadinessPanelProps) {
  const { job, place, fix } = props;
  const readOnly = useReadOnly();
  const { findings, facts, isRead, isCompared, onCompare } = props.found;
  const [asked, setAsked] = useState(false);
  const counts = countsOf(job, findings);
  const question = isRead && !readOnly && (
    <Button size="small" onClick={() => setAsked(true)}>
      {facts.isAnswered ? m.readiness_facts_change() : m.readiness_facts_answer()}
    </Button>
  );
  const isEmpty = counts === undefined;
  const tips = findings.filter(({ level }) => level === "tip");
  const setAside = findings.filter(({ level }) => level === "setAside");
  const open = findings.filter((finding) => !tips.includes(finding) && !setAside.includes(finding));
  const listOf = (listed: readonly Finding[]) =>
    listed.length > 0 && (
      <ul className={styles.findings}>
        {listed.map((finding) => (
          <FindingItem
            key={finding.key}
            finding={finding}
            place={place(finding)}
            question={question}
            judge={isRead && !readOnly && <JudgeButton job={job} finding={finding} />}
            fix={linkOf(job, finding) ?? fix?.(finding)}
          />
        ))}
      </ul>
    );
  return (
    <Section
      id={PANEL_ID}
      title={m.readiness_title()}
      hint={isEmpty ? m.readiness_empty() : countWords(counts)}
    >
      {!isEmpty && (
        <>
          {listOf(open)}
          {tips.length > 0 && (
            <details className={styles.folded}>
              <summary>{m.readiness_tip_count({ count: tips.length })}</summary>
              {listOf(tips)}
            </details>
          )}
          {setAside.length > 0 && (
            <details className={styles.folded}>
              <summary>{m.readiness_set_aside_count({ count: setAside.length })}</summary>
              {listOf(setAside)}
            </details>
          )}
        </>
      )}
      <p className={styles.about}>
        {[
          isEmpty ? m.readiness_nothing_checked() : m.readiness_about({ count: RULES.length }),
          !isEmpty && !isCompared && m.readiness_duplicates_unread(),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      {!isEmpty && !isCompared && (
        <div className={styles.actions}>
          <Button size="small" onClick={onCompare}>
            {m.readiness_duplicates_compare()}
          </Button>
        </div>
      )}
      {/* Read later than the posting: at the end, so that nothing moves. */}
      {question && (
        <>
          {!facts.isAnswered && <p className={styles.about}>{m.readiness_facts_needed()}</p>}
          {(isEmpty || !findings.some(({ isUnsure }) => isUnsure)) && (
            <div className={styles.actions}>{question}</div>
          )}
        </>
      )}
      {asked && <FactsDialog facts={facts} onClose={() => setAsked(false)} />}
    </Section>
  );
}

/** What leads to another posting that a finding is about. */
function linkOf(job: Job, { params = {} }: Finding): ReactNode {
  if (params["other"] !== undefined)
    return <DifferencesButton job={job} otherId={Number(params["other"])} />;
  if (params["counterpart"] === undefined) return undefined;
  return (
    <Link to="/jobs/$jobId" params={{ jobId: Number(params["counterpart"]) }}>
      {m.readiness_other_posting()}
    </Link>
  );
}

/** Shows what tells the job from the one that says nearly the same. */
function DifferencesButton({ job, otherId }: { job: Job; otherId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {m.readiness_differences()}
      </Button>
      {isOpen && <DifferencesDialog job={job} otherId={otherId} onClose={() => setOpen(false)} />}
    </>
  );
}
