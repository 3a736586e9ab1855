import { m } from "#src/i18n/paraglide/messages.js";
import { useToasts } from "#src/ui/feedback/toasts.tsx";

/** Answers a function that runs what writes to the store of change sets, and says so if the browser refuses. */
export function useStoreWrite() {
  const toasts = useToasts();
  return (write: () => Promise<void>): void => {
    write().catch(() => toasts.show({ tone: "error", message: m.change_not_stored() }));
  };
}
