import type { Job } from "#contract/job.ts";
import { useReadOnly } from "#src/lib/session/key-scope.ts";
import { Link } from "#src/ui/navigation/link.tsx";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Finding } from "#src/jobs/readiness/check-readiness.ts";
import { useComparedFindings } from "#src/jobs/readiness/use-findings.ts";
import { fieldLabels } from "#src/i18n/names.ts";
import { ReadinessPanel } from "#src/jobs/readiness/panel/readiness-panel.tsx";

/** What the rules found in a job; the form mends it. */
export function JobReadiness({ job }: { job: Job }) {
  const found = useComparedFindings(job);
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
  return <ReadinessPanel job={job} found={found} place={placeOf} fix={fixOf} />;
}
