import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createStore } from "#src/lib/state/store.ts";
import { number } from "#src/i18n/format.ts";
import { messageOf } from "#src/i18n/error-message.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import type { Progress } from "#src/ui/feedback/toast-store.ts";
import { useToasts } from "#src/ui/feedback/toasts.tsx";
import { TooManyJobs } from "../../requests/index/read-index.ts";
import { saveFile } from "#src/ui/actions/save-file.ts";
import type { ExportFormat, ExportSource } from "./export-jobs.ts";
import { BracesIcon, FileSpreadsheetIcon, FileTextIcon } from "lucide-react";
import { MenuGroup, MenuItem } from "#src/ui/actions/menu-item.tsx";

const FORMATS: { format: ExportFormat; label: () => string; icon: React.ReactNode }[] = [
  { format: "xlsx", label: m.export_xlsx, icon: <FileSpreadsheetIcon /> },
  { format: "csv", label: m.export_csv, icon: <FileTextIcon /> },
  { format: "json", label: m.export_json, icon: <BracesIcon /> },
];

interface ExportItemsProps {
  /** Read at the press. */
  source: () => ExportSource;
  /** How many jobs these are; undefined while that is not known. */
  count: number | undefined;
}

/** Items of a menu that export jobs. */
export function ExportItems({ source, count }: ExportItemsProps) {
  const { mutate } = useExport();
  return (
    <MenuGroup label={count === undefined ? m.export_title() : m.export_count({ count })}>
      {FORMATS.map(({ format, label, icon }) => (
        <MenuItem key={format} icon={icon} onClick={() => mutate({ source: source(), format })}>
          {label()}
        </MenuItem>
      ))}
    </MenuGroup>
  );
}

const DEDUPE_KEY = "export";

/** Exports jobs as a file that the browser downloads, and says what came of it. */
function useExport() {
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    mutationFn: async ({ source, format }: { source: ExportSource; format: ExportFormat }) => {
      const message = m.export_preparing();
      const progress = createStore<Progress>({ message });
      const cancel = new AbortController();
      const action = { label: m.ui_cancel(), run: () => cancel.abort() };
      toasts.show({ message, progress, action, dedupeKey: DEDUPE_KEY });
      // Lazy: most visits export nothing.
      const { exportJobs } = await import("./export-jobs.ts");
      return exportJobs(client, source, format, cancel.signal, progress.set);
    },
    onSuccess: ({ name, blob, count, tooLong }) => {
      saveFile(name, blob);
      const left = tooLong > 0 ? ` ${m.export_too_long({ count: tooLong })}` : "";
      toasts.show({ message: m.export_done({ count, name }) + left, dedupeKey: DEDUPE_KEY });
    },
    onError: (error) => {
      if (error.name === "AbortError")
        return toasts.show({ message: m.export_cancelled(), dedupeKey: DEDUPE_KEY });
      const reason =
        error instanceof TooManyJobs
          ? m.export_too_many({ total: number(error.total) })
          : messageOf(error);
      toasts.show({
        tone: "error",
        message: m.export_failed({ reason }),
        dedupeKey: DEDUPE_KEY,
      });
    },
  });
}
