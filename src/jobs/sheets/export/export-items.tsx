import { BracesIcon, FileSpreadsheetIcon, FileTextIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { MenuItem } from "#src/ui/actions/menu-item.tsx";
import type { ExportFormat, ExportSource } from "./export-jobs.ts";
import { useExport } from "./use-export.ts";

const FORMATS: { format: ExportFormat; label: () => string; icon: React.ReactNode }[] = [
  { format: "xlsx", label: m.export_xlsx, icon: <FileSpreadsheetIcon /> },
  { format: "csv", label: m.export_csv, icon: <FileTextIcon /> },
  { format: "json", label: m.export_json, icon: <BracesIcon /> },
];

/** Items of a menu that export jobs; `source` is read at the press. */
export function ExportItems({ source }: { source: () => ExportSource }) {
  const { mutate } = useExport();
  return FORMATS.map(({ format, label, icon }) => (
    <MenuItem key={format} icon={icon} onClick={() => mutate({ source: source(), format })}>
      {label()}
    </MenuItem>
  ));
}
