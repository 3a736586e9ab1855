import { useEffect, useRef } from "react";
import { whenIdle } from "#src/jobs/list/when-idle.ts";
import { useAnnounce } from "#src/ui/layout/announcer.tsx";
import type { JobFilter } from "#src/jobs/requests/read-requests.ts";

/**
 * Announces the result of each new filter once. Not the initial one, which is read with the page, unless
 * it failed first; and not a refetch, as the action that caused it announces itself.
 */
export function useAnnounceResults(
  filter: JobFilter,
  answer: (() => string) | undefined,
  failed: boolean,
): void {
  const announce = useAnnounce();
  const question = JSON.stringify(filter);
  const answered = useRef(question);
  useEffect(() => {
    if (failed) answered.current = "";
    if (answer === undefined || answered.current === question) return;
    answered.current = question;
    // After the rows are painted.
    whenIdle(() => announce(answer()));
  });
}
