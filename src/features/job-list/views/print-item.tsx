import { useMutation, useQueryClient } from "@tanstack/react-query";
import { PrinterIcon } from "lucide-react";
import { flushSync } from "react-dom";
import { messageOf } from "#src/i18n/error-message.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { JobFilter } from "#src/jobs/requests/read-requests.ts";
import { MenuItem } from "#src/ui/actions/menu-item.tsx";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { printedRows } from "./printed-rows.ts";

/** Item of a menu that prints every job of the list, and not only those of its page. */
export function PrintItem({ filter }: { filter: Omit<JobFilter, "page"> }) {
  const client = useQueryClient();
  const toasts = useToasts();
  const { mutate } = useMutation({
    mutationFn: async () => {
      // Lazy: most visits print nothing.
      const { readSource } = await import("#src/jobs/files/export/export-jobs.ts");
      return readSource(client, { filter }, new AbortController().signal);
    },
    onSuccess: (jobs) => {
      flushSync(() => printedRows.set(jobs));
      globalThis.addEventListener("afterprint", () => printedRows.set(null), { once: true });
      globalThis.print();
    },
    onError: (error) =>
      toasts.show({
        tone: "error",
        message: m.list_print_failed({ reason: messageOf(error) }),
        dedupeKey: "print",
      }),
  });
  return (
    <MenuItem icon={<PrinterIcon />} onClick={() => mutate()}>
      {m.list_print()}
    </MenuItem>
  );
}
