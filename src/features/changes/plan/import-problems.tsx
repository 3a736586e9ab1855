import { DownloadIcon } from "lucide-react";
import { useMutation } from "@tanstack/react-query";
import { m } from "#src/i18n/paraglide/messages.js";
import type { PlannedItem } from "#src/jobs/actions/operations/plan/planned-item.ts";
import type { ImportedFile } from "#src/jobs/files/import/imported-file.ts";
import type { Cell } from "#src/jobs/files/cell.ts";
import { writeSheets } from "#src/jobs/files/formats/sheet-files.ts";
import { rowNumber } from "#src/jobs/files/import/row-problem.ts";
import { saveFile } from "#src/ui/actions/save-file.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { useToasts } from "#src/ui/feedback/toasts.tsx";

interface ImportProblemsProps {
  file: ImportedFile;
  /** One item for each row of the file. */
  plan: readonly PlannedItem[];
}

/** How many rows of a file cannot be imported, and the file with a column that says why. */
export function ImportProblems({ file, plan }: ImportProblemsProps) {
  const toasts = useToasts();
  const wrong = plan.filter(({ problems }) => problems.length > 0).length;
  const download = useMutation({
    mutationFn: async () => problemFile(file, plan),
    onSuccess: (blob) =>
      saveFile(m.import_problem_file({ name: file.name.replace(/\.\w+$/, "") }), blob),
    onError: () => toasts.show({ tone: "error", message: m.import_problem_file_failed() }),
  });
  if (wrong === 0) return null;
  return (
    <Notice
      tone="warning"
      title={m.import_wrong_rows({ count: wrong })}
      actions={
        <Button
          size="small"
          icon={<DownloadIcon />}
          busy={download.isPending && m.export_preparing()}
          onClick={() => download.mutate()}
        >
          {m.import_download_problems()}
        </Button>
      }
    >
      <p>{wrong < plan.length ? m.import_wrong_rows_hint() : m.import_all_rows_wrong()}</p>
    </Notice>
  );
}

/** Width of a column in characters. */
const WIDTH = 24;

/** The file as a workbook with a first column that says what is wrong with each row. */
async function problemFile(
  { cells, header, unit, rows }: ImportedFile,
  plan: readonly PlannedItem[],
): Promise<Blob> {
  const problems = new Map(rows.map(({ number }, at) => [number, plan[at]?.problems ?? []]));
  const withProblems = cells.map((row, at): Cell[] => {
    if (at === header) return [m.import_problems_heading(), ...row];
    const ofRow = problems.get(rowNumber({ unit, header }, at)) ?? [];
    return [at < header ? null : ofRow.join(" "), ...row];
  });
  const columns = [{ width: 60 }, ...(cells[header] ?? []).map(() => ({ width: WIDTH }))];
  async function* parts() {
    yield withProblems;
  }
  const sheet = { name: m.jobs_title(), columns, rows: [] };
  const { signal } = new AbortController();
  const bytes = await writeSheets("xlsx", [sheet], m.sheet_lists(), parts(), signal);
  return new Blob([bytes]);
}
