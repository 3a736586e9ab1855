import { useMutation } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { percent } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { ReadOnlyPage } from "#src/jobs/list/read-only-page.tsx";
import { BackToJobs } from "#src/jobs/list/back-to-jobs.tsx";
import { useJobIndex } from "#src/jobs/index/job-index.ts";
import type { ReadOptions } from "#src/jobs/sheets/file/file-content.ts";
import { readSheet } from "#src/jobs/sheets/file/sheet-files.ts";
import { importDraft } from "#src/jobs/sheets/import/import-draft.ts";
import { matchColumns } from "#src/jobs/sheets/import/match-columns.ts";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { useAnnounce } from "#src/ui/feedback/announcer.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { PageHeader } from "#src/ui/layout/page-header.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import { describeBadFile } from "./describe-bad-file.ts";
import { FileField } from "./file-field.tsx";
import { MatchFile } from "./match-file.tsx";
import type { ReadFile } from "./read-file.ts";
import { ReadingChoices } from "./reading-choices.tsx";

/** The import, unless the key can only read. */
export function ImportPage() {
  return useReadOnly() ? <ReadOnlyPage /> : <Import />;
}

/** A file of postings: which column is what, and what its values mean; then its dry run. */
function Import() {
  const announce = useAnnounce();
  // The rows are compared with every posting: the reading starts while the file is looked for.
  useJobIndex(true);
  const reading = useRef<AbortController>(undefined);
  const [count, setCount] = useState(0);
  // Back from the dry run.
  const [left] = useState(() => importDraft.get<ReadFile>()?.file);
  const [share, setShare] = useState(0);
  const read = useMutation({
    mutationFn: async ({ file, options }: { file: File; options: ReadOptions }) => {
      reading.current?.abort();
      reading.current = new AbortController();
      setShare(0);
      const content = await readSheet(file, reading.current.signal, options, setShare);
      const { grid } = content;
      const table: ReadFile | null = grid && {
        name: file.name,
        grid,
        matching: matchColumns(grid),
      };
      return { content, table };
    },
    onSuccess: (_, { file: { name } }) => {
      setCount(count + 1);
      announce(m.import_read({ name }));
    },
  });
  const busy = share > 0 ? m.import_reading_share({ share: percent(share) }) : m.import_reading();
  const { file } = read.variables ?? {};
  const table = read.data ? read.data.table : left;
  // A reload, such as for the other language, loses the file.
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => Boolean(table) });
  return (
    <>
      <PageHeader back={<BackToJobs />} title={m.import_title()} />
      <Section title={m.import_file()} hint={m.import_file_hint()}>
        <FileField
          name={(read.data && file?.name) ?? table?.name}
          busy={read.isPending && busy}
          onChoose={(chosen) => read.mutate({ file: chosen, options: {} })}
        />
        {read.isError && (
          <Notice tone="error" title={m.import_unreadable({ name: read.variables.file.name })}>
            <p>{describeBadFile(read.error)}</p>
          </Notice>
        )}
        {read.data && file && (
          <ReadingChoices
            content={read.data.content}
            onChange={(options) => read.mutate({ file, options })}
          />
        )}
      </Section>
      {table && <MatchFile key={count} file={table} />}
    </>
  );
}
