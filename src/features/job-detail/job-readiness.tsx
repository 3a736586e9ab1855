import type { Job } from "#contract/job.ts";
import { useReadOnly } from "#src/lib/session/key-scope.ts";
import { Link } from "#src/ui/navigation/link.tsx";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Finding } from "#src/jobs/readiness/check-readiness.ts";
import { useFindings } from "#src/jobs/readiness/use-findings.ts";
import { fieldLabels } from "#src/i18n/names.ts";
import { ReadinessPanel } from "#src/jobs/readiness/panel/readiness-panel.tsx";

/** What the rules found in a job; the form mends it. */
export function JobReadiness({ job }: { job: Job }) {
  const { findings, facts, isRead } = useFindings(job);
  const readOnly = useReadOnly();
  const placeOf = ({ rule, field }: Finding) => {
    const place = m.readiness_place({ place: fieldLabels[field]() });
    if (readOnly) return place;
    return (
      <Link to="/jobs/$jobId/edit" params={{ jobId: job.id }} hash={`readiness-${rule}`}>
        {place}
      </Link>
    );
  };
  const fixOf = ({ fix }: Finding) =>
    fix?.kind === "duplicate" &&
    !readOnly && (
      <Link to="/jobs/new" search={{ from: job.id }}>
        {m.readiness_fix_duplicate()}
      </Link>
    );
  return (
    <ReadinessPanel findings={findings} facts={facts} isRead={isRead} place={placeOf} fix={fixOf} />
  );
}
