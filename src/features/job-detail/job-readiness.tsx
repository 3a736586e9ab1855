import { useMemo } from "react";
import type { Job } from "#contract/job.ts";
import { useToday } from "#src/lib/use-today.ts";
import { Link } from "#src/ui/navigation/link.tsx";
import { m } from "#src/i18n/paraglide/messages.js";
import { checkReadiness, type Finding } from "#src/jobs/readiness/check-readiness.ts";
import { useReadinessFacts } from "#src/jobs/readiness/facts.ts";
import { fieldLabels } from "#src/i18n/names.ts";
import { ReadinessPanel } from "#src/jobs/readiness/panel/readiness-panel.tsx";

/** What the rules found in a job; the form mends it. */
export function JobReadiness({ job }: { job: Job }) {
  const { facts, isRead } = useReadinessFacts();
  const today = useToday();
  const findings = useMemo(() => checkReadiness(job, facts, today), [job, facts, today]);
  const placeOf = ({ rule, field }: Finding) => (
    <Link to="/jobs/$jobId/edit" params={{ jobId: job.id }} hash={`readiness-${rule}`}>
      {m.readiness_place({ place: fieldLabels[field]() })}
    </Link>
  );
  const fixOf = ({ fix }: Finding) =>
    fix?.kind === "duplicate" && (
      <Link to="/jobs/new" search={{ from: job.id }}>
        {m.readiness_fix_duplicate()}
      </Link>
    );
  return (
    <ReadinessPanel findings={findings} facts={facts} isRead={isRead} place={placeOf} fix={fixOf} />
  );
}
