import { useDeferredValue, useEffect, useEffectEvent, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { fieldLabels } from "#src/i18n/names.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session/current-session.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { useAnnounce } from "#src/ui/feedback/announcer.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { useDebouncedValue } from "#src/ui/forms/use-debounced-value.ts";
import type { JobFormValues } from "#src/jobs/fields/job-values.ts";
import type { Finding } from "#src/jobs/readiness/check-readiness.ts";
import { useComparedFindings } from "#src/jobs/readiness/use-findings.ts";
import { ReadinessPanel } from "#src/jobs/readiness/panel/readiness-panel.tsx";
import { useJobForm } from "../form-context.ts";
import type { FormStart } from "../form-start.ts";
import { applyFix, fixLabel } from "./apply-fix.ts";
import { goToPlace } from "./go-to-place.ts";
import { jobOfValues } from "./job-of-values.ts";

/** The pause in typing before the rules run. */
const PAUSE_MS = 300;

/** The finding to which the job's page led: `#readiness-payMissing`. */
const linkedRule = () => /^#readiness-(\w+)$/.exec(globalThis.location.hash)?.[1];

/** What the rules find in the form, while it is filled in. */
export function FormReadiness({ start: { origin, saved } }: { start: FormStart }) {
  const form = useJobForm();
  const announce = useAnnounce();
  const values = useWatch({ control: form.control }) as JobFormValues;
  // Deferred, so that the rules never delay a keystroke.
  const settled = useDeferredValue(useDebouncedValue(values, PAUSE_MS));
  const session = useSession();
  const employer = origin?.employer ?? ("employer" in session ? (session.employer ?? null) : null);
  const job = useMemo(() => {
    const read = jobOfValues(settled, origin, employer);
    // A copy is another job than the one that it comes from.
    return saved ? read : { ...read, id: 0, status: "draft" as const };
  }, [settled, origin, saved, employer]);
  const found = useComparedFindings(job);
  const goToFirst = useEffectEvent(() => {
    const linked = found.findings.find(({ rule }) => rule === linkedRule());
    if (linked) void goToPlace(linked);
  });
  useEffect(() => goToFirst(), []);

  const placeOf = (finding: Finding) => (
    <Button size="small" variant="quiet" onClick={() => void goToPlace(finding)}>
      {m.readiness_place({ place: fieldLabels[finding.field]() })}
    </Button>
  );
  const fixOf = ({ fix }: Finding) => {
    if (fix?.kind === "duplicate")
      return (
        origin && (
          <Link to="/jobs/new" search={{ from: origin.id }}>
            {m.readiness_fix_duplicate()}
          </Link>
        )
      );
    return (
      fix && (
        <Button
          size="small"
          onClick={() => {
            applyFix(fix, form);
            announce(m.readiness_fixed());
          }}
        >
          {fixLabel(fix)}
        </Button>
      )
    );
  };
  return <ReadinessPanel layout="aside" job={job} found={found} place={placeOf} fix={fixOf} />;
}
