import { useEffect, useRef } from "react";
import { useAnnounce } from "#src/ui/announcer.tsx";
import type { JobFilter } from "../requests.ts";

/**
 * Says the answer to every new question once. Not to the one that the page opened with, which is
 * read with the page, and not when the same list merely changes: what changed it says so itself.
 */
export function useAnnouncedAnswer(filter: JobFilter, answer: (() => string) | undefined): void {
  const announce = useAnnounce();
  const question = JSON.stringify(filter);
  const answered = useRef(question);
  useEffect(() => {
    if (answer === undefined || answered.current === question) return;
    answered.current = question;
    announce(answer());
  });
}
