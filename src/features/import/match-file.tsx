import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { messageOf } from "#src/i18n/error-message.ts";
import { number } from "#src/i18n/format.ts";
import { m } from "#src/i18n/paraglide/messages.js";
import { QueryError } from "#src/jobs/job/display/query-error.tsx";
import { jobIndex, type JobIndexState, useJobIndex } from "#src/jobs/requests/index/job-index.ts";
import { useLastSearch } from "#src/jobs/list/last-search.ts";
import { useHistoryQuery } from "#src/jobs/job/display/with-history.tsx";
import { historyQueries } from "#src/jobs/requests/history-queries.ts";
import type { VersionedJob } from "#src/jobs/requests/read-requests.ts";
import { type Grid, isEmpty } from "#src/jobs/files/cell.ts";
import { type ImportDraft, importDraft } from "#src/jobs/files/import/import-draft.ts";
import { isOfColumn, type Question, rememberAnswers } from "#src/jobs/files/import/question.ts";
import { rowsWithLinks } from "#src/jobs/files/import/read-address.ts";
import { readRows } from "#src/jobs/files/import/read-rows.ts";
import { startImport } from "#src/jobs/files/import/imported-file.ts";
import { readChoices } from "#src/jobs/files/choices.ts";
import { Button, buttonLook } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { Checkbox } from "#src/ui/forms/checkbox.tsx";
import { BottomBar } from "#src/ui/layout/bottom-bar.tsx";
import { Section } from "#src/ui/layout/section.tsx";
import { Link } from "#src/ui/navigation/link.tsx";
import { ColumnMatches } from "./column-matches.tsx";
import { FileWarnings } from "./file-warnings.tsx";
import { type FileToMatch, useFileQuestions } from "./use-file-questions.ts";
import { ValueMatches } from "./value-matches.tsx";

const choicesQuery = (jobs: ReadonlyMap<number, VersionedJob> = new Map()) =>
  queryOptions({
    queryKey: ["import choices"],
    queryFn: async ({ client }) =>
      readChoices(
        client,
        [...jobs.values()].map(({ job }) => job),
      ),
    structuralSharing: false,
    gcTime: 0,
  });

const NO_TRASH: FileToMatch["trash"] = [];

interface MatchFileProps {
  draft: ImportDraft;
  grid: Grid;
}

/** The columns and values of a file, once every posting is there to compare it with. */
export function MatchFile(props: MatchFileProps) {
  const index = useJobIndex(true);
  const jobs = index.state === "ready" ? index.jobs : undefined;
  const read = useQuery({ ...choicesQuery(jobs), enabled: jobs !== undefined });
  const trash = useHistoryQuery(historyQueries.allDeleted());
  if (index.state === "tooMany" || index.state === "failed" || index.state === "none")
    return <IndexProblem index={index} />;
  if (read.isError)
    return (
      <Notice tone="error" title={m.index_failed()}>
        {messageOf(read.error)}
      </Notice>
    );
  if (!jobs || !read.data || trash.isLoading) return <Comparing />;
  // Without the trash, rows about deleted jobs are refused as those of unknown ones.
  return <Matches {...props} jobs={jobs} choices={read.data} trash={trash.data ?? NO_TRASH} />;
}

const Comparing = () => (
  <Section title={m.import_columns()}>
    <p role="status">{m.import_comparing()}</p>
    <Skeleton width="full" lines={6} />
  </Section>
);

function IndexProblem({ index }: { index: JobIndexState }) {
  if (index.state === "tooMany")
    return (
      <Notice title={m.index_too_many_title({ total: number(index.total) })}>
        <p>{m.import_too_many_jobs()}</p>
      </Notice>
    );
  return (
    <Notice
      tone="error"
      title={m.index_failed()}
      actions={
        <Button size="small" onClick={() => void jobIndex.refresh()}>
          {m.ui_retry()}
        </Button>
      }
    >
      {index.state === "failed" && <p>{messageOf(index.error)}</p>}
    </Notice>
  );
}

function Matches(file: FileToMatch) {
  const { draft, grid, jobs, choices, trash } = file;
  const { source, matching, emptyClears, chosen } = draft;
  const navigate = useNavigate();
  const lastSearch = useLastSearch();
  const { questions, proposed, imported, lookUp, progress, isCurrent, isKnown } =
    useFileQuestions(file);
  const answers = { ...proposed, ...chosen };
  const open = questions.filter(({ key }) => answers[key] === undefined);
  const [tried, setTried] = useState(false);
  const [target, setTarget] = useState<{ key: string }>();
  const hasRows = grid.rows.slice(matching.first).some((row) => !row.every(isEmpty));
  const matched = imported.columns.filter((column) => column !== null).length;
  const check = useMutation({
    mutationFn: async () => {
      const rows = await readRows(grid, imported, jobs, { choices, answers, emptyClears, trash });
      rememberAnswers(chosen);
      return startImport({
        name: source.name,
        unit: grid.unit,
        joined: grid.joined,
        cells: rowsWithLinks(grid, imported, answers),
        header: matching.header,
        columns: imported.columns,
        rows,
      });
    },
    onSuccess: async (changeSetId) =>
      navigate({ to: "/changes/$changeSetId", params: { changeSetId } }),
  });
  const [first] = open;
  const obstacle = check.isError
    ? m.change_not_stored()
    : tried && !hasRows
      ? m.import_no_rows()
      : tried && matched === 0
        ? m.import_no_columns()
        : tried && first && openText(first, open.length);
  const press = () => {
    setTried(true);
    if (first) setTarget({ key: first.key });
    else if (matched > 0 && hasRows && lookUp.isSuccess) check.mutate();
  };
  const rows = grid.rows.length - matching.first;
  if (!isKnown) return <Comparing />;
  return (
    <>
      {questions.length > 0 && (
        <Section title={m.import_values()} hint={m.import_values_hint()}>
          <ValueMatches
            questions={questions}
            target={target}
            tried={tried}
            answers={answers}
            onAnswer={(given) => importDraft.change({ chosen: { ...chosen, ...given } })}
            onLeaveOut={(name) =>
              importDraft.change({
                matching: {
                  ...matching,
                  columns: matching.columns.map((one) => (one === name ? null : one)),
                },
              })
            }
          />
        </Section>
      )}
      <Section
        title={m.import_columns()}
        hint={m.import_columns_hint({
          count: rows,
          matched,
          total: matching.columns.length,
        })}
      >
        <FileWarnings grid={grid} matching={imported} />
        {matched === 0 && grid.unit === "row" && (
          <Notice tone="warning">{m.import_no_headings({ row: matching.header + 1 })}</Notice>
        )}
        {matching.first > matching.header + 1 && (
          <Notice>{m.import_instructions({ row: matching.first })}</Notice>
        )}
        <ColumnMatches
          grid={grid}
          matching={matching}
          onChange={(next) => importDraft.change({ matching: next })}
        />
        <Checkbox
          label={m.import_empty_clears()}
          hint={m.import_empty_clears_hint()}
          checked={emptyClears}
          onChange={({ target }) => importDraft.change({ emptyClears: target.checked })}
        />
      </Section>
      <BottomBar
        problem={
          lookUp.isError ? (
            <QueryError title={m.import_places_failed()} query={lookUp} />
          ) : (
            obstacle && <Notice tone="error">{obstacle}</Notice>
          )
        }
      >
        <Link
          to="/jobs"
          search={lastSearch}
          onClick={() => importDraft.set(null)}
          {...buttonLook()}
        >
          {m.ui_cancel()}
        </Link>
        <Button
          variant="primary"
          busy={
            lookUp.isFetching
              ? m.import_looking_up({ done: number(progress.done), total: number(progress.total) })
              : isCurrent
                ? check.isPending && m.import_checking()
                : m.import_comparing()
          }
          onClick={press}
        >
          {m.import_check()}
        </Button>
      </BottomBar>
    </>
  );
}

/** What keeps the import from going on, for the first question that is open. */
const openText = ({ key, text }: Question, count: number): string =>
  isOfColumn(key)
    ? m.import_open_question({ question: text })
    : m.import_open_values({ count, text });
