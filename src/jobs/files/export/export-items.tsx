import { BracesIcon, FileSpreadsheetIcon, FileTextIcon } from "lucide-react";
import { m } from "#src/i18n/paraglide/messages.js";
import { MenuGroup, MenuItem } from "#src/ui/actions/menu-item.tsx";
import type { ExportFormat, ExportSource } from "./export-jobs.ts";
import { useExport } from "./use-export.ts";

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
