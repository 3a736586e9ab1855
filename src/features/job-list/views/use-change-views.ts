import { messageOf } from "#src/i18n/error-message.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useChangeSavedViews } from "#src/jobs/list/views/saved-views.ts";
import { useToasts } from "#src/ui/feedback/toasts.tsx";

/** Changes the saved views and says so. `undo` is the change that reverts it, and its message. */
export function useChangeViews() {
  const toasts = useToasts();
  const { mutateAsync } = useChangeSavedViews();
  type Change = Parameters<typeof mutateAsync>[0];
  // Not by the callbacks of `mutate`, which end with the panel that a press closes.
  const change = async (by: Change, message: string, undo?: [Change, string]): Promise<void> => {
    try {
      await mutateAsync(by);
      const action = undo && { label: m.job_undo(), run: () => void change(...undo) };
      toasts.show({ message, ...(action && { action }) });
    } catch (error) {
      toasts.show({
        tone: "error",
        message: m.views_failed({ reason: messageOf(error) }),
        action: { label: m.ui_retry(), run: () => void change(by, message, undo) },
      });
    }
  };
  return (...args: Parameters<typeof change>) => void change(...args);
}
