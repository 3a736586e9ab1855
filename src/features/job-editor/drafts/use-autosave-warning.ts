import { useCallback, useEffect } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { useToasts } from "#src/ui/feedback/toasts.tsx";

/** Shows the warning once per page load. */
let shown = false;

/** Warns that the browser stores no drafts, for example in a private window or on a full disk. */
export function useAutosaveWarning(works: boolean): () => void {
  const { show } = useToasts();
  const warn = useCallback(() => {
    if (shown) return;
    shown = true;
    show({ tone: "error", message: m.drafts_not_kept() });
  }, [show]);
  useEffect(() => {
    if (!works) warn();
  }, [works, warn]);
  return warn;
}
