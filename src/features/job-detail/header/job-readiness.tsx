import type { Job } from "#contract/job.ts";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { Link } from "#src/ui/navigation/link.tsx";
import type { Finding } from "#posting-check/check-posting.ts";
import { fixLabel, placeLabel } from "#src/jobs/check/fixes/fix-label.ts";
import { useComparedFindings, useFindings } from "#src/jobs/check/use-findings.ts";
import { pressesOf } from "#posting-check/model/rule.ts";
import { countsOf } from "#src/jobs/check/panel/finding-counts.ts";
import { ErrorsLink } from "#src/jobs/check/panel/errors-link.tsx";
import { ReadinessPanel } from "#src/jobs/check/panel/readiness-panel.tsx";

/** What the panel lists, at the top of the page, as the panel comes after the description. */
export function ReadinessLine({ job }: { job: Job }) {
  const { findings } = useFindings(job);
  return <ErrorsLink counts={countsOf(job, findings)} />;
}

/** What the rules found in a job; the form mends it. */
export function JobReadiness({ job }: { job: Job }) {
  const found = useComparedFindings(job);
  const readOnly = useReadOnly();
  const editAt = (hash: string, label: string) => (
    <Link key={hash} to="/jobs/$jobId/edit" params={{ jobId: job.id }} hash={hash}>
      {label}
    </Link>
  );
  const placeOf = (finding: Finding) =>
    !readOnly && editAt(`readiness-${finding.key}`, placeLabel(finding));
  const fixOf = ({ key, rule, fix }: Finding) =>
    (readOnly ? [] : pressesOf(fix)).map(([name, press]) => {
      const label = fixLabel(press, rule);
      return press.kind === "duplicate" ? (
        <Link key={name} to="/jobs/new" search={{ from: job.id }}>
          {label}
        </Link>
      ) : (
        editAt(["fix", key, name].filter(Boolean).join("-"), label)
      );
    });
  return <ReadinessPanel job={job} found={found} place={placeOf} fix={fixOf} />;
}
