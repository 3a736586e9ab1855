import { m } from "#src/i18n/paraglide/messages.js";
import { useToasts } from "#src/ui/feedback/toasts.tsx";

/** Returns a function that runs a write to the store of change sets, and shows a toast if it fails. */
export function useStoreWrite() {
  const toasts = useToasts();
  return (write: () => Promise<void>): void => {
    write().catch(() =>
      toasts.show({ tone: "error", message: m.change_not_stored(), dedupeKey: "change sets" }),
    );
  };
}
