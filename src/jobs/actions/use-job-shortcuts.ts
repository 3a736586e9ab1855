import { useNavigate, useRouter } from "@tanstack/react-router";
import { isReadOnly } from "#src/lib/session/key-headers.ts";
import { useShortcuts } from "#src/ui/actions/shortcuts.ts";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { newJobLink } from "./new-job-link.ts";

/** Shortcuts of the list and of the job page: a new job, and the newest Undo. */
export function useJobShortcuts(): void {
  const router = useRouter();
  const navigate = useNavigate();
  const toasts = useToasts();
  useShortcuts({
    // A second press comes before the form shows: another entry of its page would only lead back to it.
    create: () => {
      if (router.latestLocation.href !== newJobLink.to && !isReadOnly()) void navigate(newJobLink);
    },
    undo: () => void toasts.undoLatest(),
  });
}
