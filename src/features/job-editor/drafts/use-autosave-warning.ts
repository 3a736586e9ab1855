import { useCallback, useEffect } from "react";
import { text } from "#src/i18n/text.ts";
import { useToasts } from "#src/ui/toasts.tsx";

/** Once for each visit: it is no news the second time. */
let told = false;

/** Tells that the browser keeps no unsaved text: in a private window, say, or on a full disk. */
export function useAutosaveWarning(works: boolean): () => void {
  const { show } = useToasts();
  const tell = useCallback(() => {
    if (told) return;
    told = true;
    show({ tone: "error", message: text.drafts.notKept });
  }, [show]);
  useEffect(() => {
    if (!works) tell();
  }, [works, tell]);
  return tell;
}
