import { useMutation } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { use, useRef, useState } from "react";
import { share } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { ReadOnlyPage } from "#src/jobs/list/read-only-page.tsx";
import { BackToJobs } from "#src/jobs/list/back-to-jobs.tsx";
import { useJobIndex } from "#src/jobs/requests/index/job-index.ts";
import { BadFile } from "#src/jobs/files/bad-file.ts";
import { gridOf } from "#src/jobs/files/cell.ts";
import { badFileText } from "#src/jobs/files/file-sentences.ts";
import type { ReadOptions } from "#src/jobs/files/formats/read-file.ts";
import { readSheet } from "#src/jobs/files/formats/sheet-files.ts";
import { importDraft } from "#src/jobs/files/import/import-draft.ts";
import { matchColumns } from "#src/jobs/files/import/match-columns.ts";
import { useReadOnly } from "#src/lib/session/key-headers.ts";
import { useStore } from "#src/lib/state/store.ts";
import { useAnnounce } from "#src/ui/layout/announcer.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { PageHeader } from "#src/ui/layout/page-header.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import { FileField } from "./file-field.tsx";
import { MatchFile } from "./match-file.tsx";
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
  use(importDraft.restored);
  const draft = useStore(importDraft);
  const reading = useRef<AbortController>(undefined);
  const [count, setCount] = useState(0);
  const [progress, setProgress] = useState(0);
  const read = useMutation({
    mutationFn: async ({ file, options }: { file: File; options: ReadOptions }) => {
      if (file !== draft?.source) importDraft.set(null);
      reading.current?.abort();
      reading.current = new AbortController();
      setProgress(0);
      return readSheet(file, reading.current.signal, options, setProgress);
    },
    onSuccess: (content, { file }) => {
      setCount(count + 1);
      const matching = matchColumns(content.grid ?? gridOf([]));
      importDraft.set({ source: file, content, matching, emptyClears: false, chosen: {} });
      announce(m.import_read({ name: file.name }));
    },
    onError: () => importDraft.set(null),
  });
  const busy =
    progress > 0 ? m.import_reading_share({ share: share(progress) }) : m.import_reading();
  // A reload loses the file.
  useBlocker({
    shouldBlockFn: () => false,
    enableBeforeUnload: () => (draft !== null || read.isPending) && !importDraft.isStored(),
  });
  return (
    <>
      <PageHeader back={<BackToJobs />} title={m.import_title()} />
      <Section title={m.import_file()} hint={m.import_file_hint()}>
        <FileField
          name={draft?.source.name}
          busy={read.isPending && busy}
          onChoose={(chosen) => read.mutate({ file: chosen, options: {} })}
        />
        {read.isError && (
          <Notice tone="error" title={m.import_unreadable({ name: read.variables.file.name })}>
            <p>
              {read.error instanceof BadFile ? badFileText(read.error) : m.import_bad_damaged()}
            </p>
          </Notice>
        )}
        {draft && (
          <ReadingChoices
            content={draft.content}
            onChange={(options) => read.mutate({ file: draft.source, options })}
          />
        )}
      </Section>
      {draft?.content.grid && !read.isPending && (
        <MatchFile key={count} draft={draft} grid={draft.content.grid} />
      )}
    </>
  );
}
