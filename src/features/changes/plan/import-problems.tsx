import { DownloadIcon } from "lucide-react";
import { useMutation } from "@tanstack/react-query";
import { m } from "#src/i18n/paraglide/messages.js";
import type { PlannedItem } from "#src/jobs/actions/operations/plan/planned-item.ts";
import type { ImportedFile } from "#src/jobs/files/import/imported-file.ts";
import { problemFile } from "#src/jobs/files/import/problem-file.ts";
import { saveFile } from "#src/jobs/files/save-file.ts";
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
    mutationFn: async () => {
      const byRow = new Map(file.rows.map(({ number }, at) => [number, plan[at]?.problems ?? []]));
      return problemFile(file, (row) => byRow.get(row) ?? []);
    },
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
