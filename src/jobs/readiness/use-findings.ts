import { noop } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { Job } from "#contract/job.ts";
import { useToday } from "#src/lib/use-today.ts";
import { useJobIndex } from "../index/job-index.ts";
import { checkReadiness } from "./check-readiness.ts";
import { useReadinessFacts } from "./facts.ts";
import { type FrenchPartners, frenchPartnersOf, needsFrenchPartner } from "./french-partners.ts";

/** What the rules find in a job, and the facts by which they judge it. */
export function useFindings(job: Job) {
  const { facts, isRead } = useReadinessFacts();
  const today = useToday();
  const frenchPartners = useFrenchPartners(needsFrenchPartner(job));
  const findings = useMemo(
    () => checkReadiness(job, facts, today, frenchPartners),
    [job, facts, today, frenchPartners],
  );
  return { findings, facts, isRead };
}

const NONE: FrenchPartners = new Map();

/** None until every job has been read, which only a posting that needs a partner is worth. */
function useFrenchPartners(isNeeded: boolean): FrenchPartners {
  const index = useJobIndex(isNeeded);
  const jobs = index.state === "ready" ? index.jobs : undefined;
  const [partners, setPartners] = useState(NONE);
  useEffect(() => {
    if (!isNeeded || !jobs) return undefined;
    const stop = new AbortController();
    const all = [...jobs.values()].map(({ job }) => job);
    frenchPartnersOf(all, stop.signal).then(setPartners, noop);
    return () => stop.abort();
  }, [isNeeded, jobs]);
  return partners;
}
