import { useEffect, useEffectEvent } from "react";
import { m } from "#src/i18n/paraglide/messages.js";
import { selection } from "#src/jobs/list/selection.ts";
import { isElsewhere } from "#src/ui/actions/shortcuts.ts";
import { useToasts } from "#src/ui/feedback/toasts.tsx";

/** Clears the selection, also on Escape, with an undo: it may have taken long to make. */
export function useClearSelection(): () => void {
  const toasts = useToasts();
  const clear = () => {
    const before = selection.get();
    selection.clear();
    toasts.show({
      message: m.selection_cleared(),
      dedupeKey: "selection",
      action: { label: m.job_undo(), run: () => selection.replace(before) },
    });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented && !isElsewhere(event)) clear();
  });
  useEffect(() => {
    globalThis.addEventListener("keydown", press);
    return () => globalThis.removeEventListener("keydown", press);
  }, []);
  return clear;
}
