import type { Job } from "#contract/job.ts";
import { useReadOnly } from "#src/lib/session/key-scope.ts";
import { Link } from "#src/ui/navigation/link.tsx";
import type { Finding } from "#src/jobs/readiness/check-readiness.ts";
import { fixLabel, placeLabel } from "#src/jobs/readiness/fix-label.ts";
import { useComparedFindings } from "#src/jobs/readiness/use-findings.ts";
import { ReadinessPanel } from "#src/jobs/readiness/panel/readiness-panel.tsx";

/** What the rules found in a job; the form mends it. */
export function JobReadiness({ job }: { job: Job }) {
  const found = useComparedFindings(job);
  const readOnly = useReadOnly();
  const editAt = (hash: string, label: string) => (
    <Link to="/jobs/$jobId/edit" params={{ jobId: job.id }} hash={hash}>
      {label}
    </Link>
  );
  const placeOf = (finding: Finding) =>
    readOnly ? placeLabel(finding) : editAt(`readiness-${finding.rule}`, placeLabel(finding));
  const fixOf = ({ rule, fix }: Finding) => {
    if (!fix || readOnly) return undefined;
    const label = fixLabel(fix, rule);
    return fix.kind === "duplicate" ? (
      <Link to="/jobs/new" search={{ from: job.id }}>
        {label}
      </Link>
    ) : (
      editAt(`fix-${rule}`, label)
    );
  };
  return <ReadinessPanel job={job} found={found} place={placeOf} fix={fixOf} />;
}
