import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { jobQueries } from "#src/jobs/requests/queries.ts";
import { restored } from "#src/lib/session/key-headers.ts";
import { useStore } from "#src/lib/state/store.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useToasts } from "#src/ui/feedback/toasts.tsx";

/** Says once that the service's data was restored, and reads everything again. */
export function useRestoreNotice(): void {
  const client = useQueryClient();
  const toasts = useToasts();
  const isRestored = useStore(restored);
  useEffect(() => {
    if (!isRestored) return;
    restored.set(false);
    // As an error it stays until it is dismissed.
    toasts.show({ tone: "error", dedupeKey: "restored", message: m.app_restored() });
    void client.invalidateQueries();
    // Also read outside of components: none of it may be taken for what there is.
    void client.resetQueries({ queryKey: jobQueries.index() });
  }, [isRestored, client, toasts]);
}
