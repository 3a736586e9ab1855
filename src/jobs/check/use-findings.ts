import { noop } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { Job } from "#contract/job.ts";
import { useToday } from "#src/lib/time/use-today.ts";
import { useJobIndex } from "../requests/index/job-index.ts";
import type { VersionedJob } from "../requests/read-requests.ts";
import { checkPosting } from "#posting-check/check-posting.ts";
import { findDuplicate } from "./duplicates/find-duplicates.ts";
import { useReadinessFacts } from "./facts.ts";
import { needsFrenchPartner } from "#posting-check/others/french-partners.ts";
import { findFrenchPartners } from "./find-french-partners.ts";
import { NOTHING_KNOWN, type OtherPostings } from "#posting-check/others/other-postings.ts";

/**
 * What the rules find in a job, and the facts by which they judge it. `isCompared`: whether also with the
 * employer's other postings.
 * @param compares reads all postings for that
 */
export function useFindings(job: Job, compares = false) {
  const { facts, isRead } = useReadinessFacts();
  const today = useToday();
  const others = useOtherPostings(job, compares);
  const findings = useMemo(
    () => checkPosting(job, facts, today, others),
    [job, facts, today, others],
  );
  return { findings, facts, isRead, isCompared: others !== NOTHING_KNOWN };
}

/** A shorter text takes a minute to write. */
const MIN_LENGTH = 200;

/**
 * What the rules find in a job on its own page or in its form. All postings are read to compare it before
 * it is published; of one that is, once `onCompare` is called.
 */
export function useComparedFindings(job: Job) {
  const [isAsked, setAsked] = useState(false);
  const isWorthIt = job.status !== "active" && job.description.length >= MIN_LENGTH;
  return { ...useFindings(job, isAsked || isWorthIt), onCompare: () => setAsked(true) };
}

/** Nothing until every job has been read. */
function useOtherPostings(job: Job, compares: boolean): OtherPostings {
  const index = useJobIndex(compares || needsFrenchPartner(job));
  const jobs = index.state === "ready" ? index.jobs : undefined;
  const [others, setOthers] = useState(NOTHING_KNOWN);
  useEffect(() => {
    if (!jobs) return undefined;
    const stop = new AbortController();
    readOthers(job, jobs, stop.signal).then(
      (read) => !stop.signal.aborted && setOthers(read),
      noop,
    );
    return () => stop.abort();
  }, [job, jobs]);
  return others;
}

async function readOthers(
  job: Job,
  jobs: ReadonlyMap<number, VersionedJob>,
  signal: AbortSignal,
): Promise<OtherPostings> {
  const partners = await findFrenchPartners(
    [...jobs.values()].map((one) => one.job),
    signal,
  );
  // A browser may have no workers.
  const duplicates = await findDuplicate(jobs, job).catch(() => NOTHING_KNOWN);
  return { ...duplicates, ...partners };
}
