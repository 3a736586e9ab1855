import { useDeferredValue, useEffect, useEffectEvent, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { m } from "#src/i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session/current-session.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { useAnnounce } from "#src/ui/layout/announcer.tsx";
import { restoreFocusOnUnmount } from "#src/ui/dialogs/restore-focus-on-unmount.ts";
import { Link } from "#src/ui/navigation/link.tsx";
import { useDebouncedValue } from "#src/ui/forms/use-debounced-value.ts";
import type { JobFormValues } from "#src/jobs/job/fields/job-values.ts";
import type { Finding } from "#posting-check/check-posting.ts";
import { fixLabel, placeLabel } from "#src/jobs/check/fixes/fix-label.ts";
import { pressesOf } from "#posting-check/model/rule.ts";
import { useComparedFindings } from "#src/jobs/check/use-findings.ts";
import { countsOf, type FindingCounts } from "#src/jobs/check/panel/finding-counts.ts";
import { ReadinessPanel } from "#src/jobs/check/panel/readiness-panel.tsx";
import { useJobForm } from "../form/form-context.ts";
import type { FormStart } from "../form/form-start.ts";
import { applyFix, type FormFix } from "./apply-fix.ts";
import { goToPlace } from "./go-to-place.ts";
import { jobOfValues } from "./job-of-values.ts";

/** The pause in typing before the rules run. */
const PAUSE_MS = 300;

/** A link of the job's page to the place of a finding, or to its fix: `#readiness-payMissing`, `#fix-vacancyMissing-future`. */
const LINK = /^#(readiness|fix)-(\w+)(?:-(\w+))?$/;

const PAY_FIELDS: readonly string[] = ["amount", "maxAmount", "period"];

interface FormReadinessProps {
  start: FormStart;
  /** Called with the number of errors; undefined while nothing is written. */
  onCount: (counts: FindingCounts | undefined) => void;
}

/** What the rules find in the form, while it is filled in. */
export function FormReadiness({ start: { origin, saved }, onCount }: FormReadinessProps) {
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
  const notifyCount = useEffectEvent(onCount);
  const counts = useMemo(() => countsOf(job, found.findings), [job, found.findings]);
  useEffect(() => notifyCount(counts), [counts]);
  /** Leads to where a person is to write, or shows what a finding is about. */
  const lead = async (place: Parameters<typeof goToPlace>[0]) => {
    if (PAY_FIELDS.includes(place.field) && !form.getValues("paid"))
      form.setValue("paid", true, { shouldDirty: true });
    await goToPlace(place);
  };
  const mend = (finding: Finding, fix: FormFix) => {
    if (!applyFix(fix, form)) void lead(finding);
    else if (fix.kind === "pay" && fix.asks) void lead({ field: fix.asks });
    else announce(m.readiness_fixed());
  };
  const followLink = useEffectEvent(() => {
    const [, kind, key, press = ""] = LINK.exec(globalThis.location.hash) ?? [];
    const linked = found.findings.find((finding) => finding.key === key);
    const [, fix] = pressesOf(linked?.fix).find(([name]) => name === press) ?? [];
    if (linked && fix && fix.kind !== "duplicate" && kind === "fix") mend(linked, fix);
    else if (linked) void lead(linked);
  });
  useEffect(() => followLink(), []);

  const placeOf = (finding: Finding) => (
    <Button size="small" variant="quiet" onClick={() => void lead(finding)}>
      {placeLabel(finding)}
    </Button>
  );
  const fixOf = (finding: Finding) =>
    pressesOf(finding.fix).map(([name, fix]) => {
      const label = fixLabel(fix, finding.rule);
      if (fix.kind !== "duplicate")
        return (
          <Button
            key={name}
            ref={restoreFocusOnUnmount}
            size="small"
            onClick={() => mend(finding, fix)}
          >
            {label}
          </Button>
        );
      return (
        origin && (
          <Link key={name} to="/jobs/new" search={{ from: origin.id }}>
            {label}
          </Link>
        )
      );
    });
  return <ReadinessPanel job={job} found={found} place={placeOf} fix={fixOf} />;
}
