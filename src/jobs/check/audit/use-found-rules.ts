import { noop } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useToday } from "#src/lib/time/use-today.ts";
import type { VersionedJob } from "../../requests/read-requests.ts";
import { checkJobs, type FoundRules } from "./check-jobs.ts";
import { useReadinessFacts } from "../facts.ts";

/**
 * What the rules find in jobs that the index has read, once those that pass the test are checked; until
 * then undefined. Later changes are checked as they come.
 */
export function useFoundRules(
  jobs: ReadonlyMap<number, VersionedJob> | undefined,
  isWanted: (job: VersionedJob["job"]) => boolean,
): FoundRules | undefined {
  const { facts } = useReadinessFacts();
  const today = useToday();
  const [found, setFound] = useState<FoundRules>();
  useEffect(() => {
    if (!jobs) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const wanted = [...jobs.values()].map(({ job }) => job).filter(isWanted);
    checkJobs({ jobs: wanted, all: jobs, facts, today, signal }).then(
      (checked) => setFound(() => checked),
      noop,
    );
    return () => stop.abort();
  }, [jobs, isWanted, facts, today]);
  return found;
}
