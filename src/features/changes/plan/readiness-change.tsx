import type { Job } from "#contract/job.ts";
import { list } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Finding } from "#posting-check/check-posting.ts";
import { ruleLabel } from "#src/jobs/check/finding-text.ts";
import { useFindings } from "#src/jobs/check/use-findings.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";

interface ReadinessChangeProps {
  before: Job | undefined;
  after: Job;
}

/** What the rules find of a posting only before or only after a change; where the status changes, the facts to correct of one that goes live. */
export function ReadinessChange({ before, after }: ReadinessChangeProps) {
  return before ? <Compared before={before} after={after} /> : <NewErrors after={after} />;
}

function Compared({ before, after }: { before: Job; after: Job }) {
  const had = gravest(useFindings(before).findings);
  const has = gravest(useFindings(after).findings);
  const mended = had.filter(({ rule }) => !has.some((one) => one.rule === rule));
  const added = has.filter(({ rule }) => !had.some((one) => one.rule === rule));
  // The rules ask more of an active posting: to archive it mends nothing.
  if (after.status !== before.status)
    return after.status === "active" && <LiveErrors findings={has} />;
  return (
    <>
      {mended.length > 0 && <p>{m.change_readiness_mended({ findings: namesOf(mended) })}</p>}
      {added.length > 0 && <p>{m.change_readiness_added({ findings: namesOf(added) })}</p>}
    </>
  );
}

function NewErrors({ after }: { after: Job }) {
  const { findings } = useFindings(after);
  return after.status === "active" && <LiveErrors findings={findings} />;
}

function LiveErrors({ findings }: { findings: readonly Finding[] }) {
  const errors = findings.filter(({ level }) => level === "toCorrect");
  return (
    errors.length > 0 && (
      <Notice tone="warning">{m.change_readiness_to_correct({ findings: namesOf(errors) })}</Notice>
    )
  );
}

/** Without advice, which is about taste. */
const gravest = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level === "toCorrect" || level === "toLookAt");

const namesOf = (findings: readonly Finding[]): string =>
  list([...new Set(findings.map(({ rule }) => ruleLabel(rule)))]);
