import { messageOf } from "#src/i18n/error-message.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { useChangeSavedViews } from "#src/jobs/views/saved-views.ts";
import type { Toast } from "#src/ui/feedback/toast-store.ts";
import { useToasts } from "#src/ui/feedback/toasts.tsx";

/** Changes the saved views and says so, with an undo where there is one. */
export function useChangeViews() {
  const toasts = useToasts();
  const { mutate } = useChangeSavedViews();
  return (
    change: Parameters<typeof mutate>[0],
    message: string,
    undo?: Parameters<typeof mutate>[0],
  ) => {
    const failed = (error: Error): Toast => ({
      tone: "error",
      message: m.views_failed({ reason: messageOf(error) }),
      action: { label: m.ui_retry(), run: () => mutate(change, handlers) },
    });
    const handlers = {
      onSuccess: () =>
        toasts.show({
          message,
          ...(undo && { action: { label: m.job_undo(), run: () => mutate(undo) } }),
        }),
      onError: (error: Error) => toasts.show(failed(error)),
    };
    mutate(change, handlers);
  };
}
