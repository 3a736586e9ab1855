import { useEffect, useRef } from "react";
import { whenIdle } from "#src/lib/when-idle.ts";
import { useAnnounce } from "#src/ui/feedback/announcer.tsx";
import type { JobFilter } from "#src/jobs/requests.ts";

/**
 * Has screen readers say the answer to each new filter once. Not to the one that the page opened
 * with, which is read with the page, unless it failed first; and not when the list merely changes:
 * the action that changed it is announced by itself.
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
    // After the rows are painted: React runs what follows a click before that.
    whenIdle(() => announce(answer()));
  });
}
