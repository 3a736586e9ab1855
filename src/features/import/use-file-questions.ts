import { queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { JobIndexState } from "#src/jobs/requests/index/job-index.ts";
import type { Suggestions } from "#src/jobs/requests/reference/judge-place.ts";
import { lookUpPlaces } from "#src/jobs/requests/reference/look-up-places.ts";
import type { Grid } from "#src/jobs/files/cell.ts";
import type { Choices } from "#src/jobs/files/choices.ts";
import { columnQuestions, withAnswers } from "#src/jobs/files/import/column-questions.ts";
import type { ImportDraft } from "#src/jobs/files/import/import-draft.ts";
import type { Matching } from "#src/jobs/files/import/match-columns.ts";
import { type Answers, firstAnswers, type Question } from "#src/jobs/files/import/question.ts";
import { placesToLookUp, questionsOf } from "#src/jobs/files/import/questions.ts";
import { placesOfJobs } from "#src/jobs/files/import/read-rows.ts";
import type { Trash } from "#src/jobs/files/import/row-target.ts";

const placesQuery = (texts: readonly string[], onProgress: (done: number) => void) =>
  // oxlint-disable-next-line query/exhaustive-deps -- of `onProgress` nothing depends
  queryOptions({
    queryKey: ["import places", texts],
    queryFn: async ({ client, signal }) => lookUpPlaces(client, texts, signal, onProgress),
    structuralSharing: false,
    gcTime: 0,
  });

const NO_TEXTS: readonly string[] = [];
const NO_QUESTIONS: readonly Question[] = [];
const NO_SUGGESTIONS: Suggestions = new Map();

const isProposed = (proposed: Answers, { key }: Question) => Number(proposed[key] !== undefined);

/** What a file is compared with. */
export interface FileToMatch {
  draft: ImportDraft;
  grid: Grid;
  jobs: Extract<JobIndexState, { state: "ready" }>["jobs"];
  choices: Choices;
  trash: Trash;
}

/** The questions about the columns and values of a file, found in slices while the page responds. */
export function useFileQuestions({ draft, grid, jobs, choices, trash }: FileToMatch) {
  const { matching, chosen } = draft;
  const places = useMemo(() => placesOfJobs(jobs), [jobs]);
  const ofColumns = useAsyncMemo(
    useCallback(
      async (signal: AbortSignal) => columnQuestions(grid, matching, jobs, signal, trash),
      [grid, matching, jobs, trash],
    ),
  );
  const columns = ofColumns.result ?? NO_QUESTIONS;
  const resolved = JSON.stringify(
    withAnswers(grid, matching, { ...firstAnswers(columns), ...chosen }),
  );
  const imported = useMemo(() => JSON.parse(resolved) as Matching, [resolved]);
  const wanted = useAsyncMemo(
    useCallback(
      async (signal: AbortSignal) => placesToLookUp(grid, imported, places, signal),
      [grid, imported, places],
    ),
  );
  const texts = wanted.result ?? NO_TEXTS;
  const [done, setDone] = useState(0);
  const lookUp = useQuery(placesQuery(texts, setDone));
  const suggestions = lookUp.data ?? NO_SUGGESTIONS;
  const ofValues = useAsyncMemo(
    useCallback(
      async (signal: AbortSignal) =>
        questionsOf(grid, imported, { choices, places, suggestions }, signal),
      [grid, imported, choices, places, suggestions],
    ),
  );
  const all = useMemo(
    () => [...columns, ...(ofValues.result ?? NO_QUESTIONS)],
    [columns, ofValues.result],
  );
  const proposed = useMemo(() => firstAnswers(all), [all]);
  // Those without a proposal first.
  const questions = useMemo(
    () => all.toSorted((a, b) => isProposed(proposed, a) - isProposed(proposed, b)),
    [all, proposed],
  );
  return {
    questions,
    proposed,
    /** The columns as the questions about them are answered. */
    imported,
    lookUp,
    progress: { done, total: texts.length },
    isCurrent: ofColumns.isCurrent && wanted.isCurrent && ofValues.isCurrent,
    isKnown: ofColumns.result !== undefined && ofValues.result !== undefined,
  };
}

interface AsyncMemo<T> {
  /** The latest that is known; undefined until the first is. */
  result: T | undefined;
  /** Whether it is of the present `compute`. */
  isCurrent: boolean;
}

/**
 * `useMemo` for work in slices (`forEachInSlices`). `compute` must be stable; another one aborts it.
 * @throws what it rejects with, while the page renders
 */
export function useAsyncMemo<T>(compute: (signal: AbortSignal) => Promise<T>): AsyncMemo<T> {
  const [done, setDone] = useState<{ compute: typeof compute; result: T }>();
  useEffect(() => {
    const stop = new AbortController();
    compute(stop.signal).then(
      (result) => !stop.signal.aborted && setDone({ compute, result }),
      (error: unknown) =>
        !stop.signal.aborted &&
        setDone(() => {
          throw error;
        }),
    );
    return () => stop.abort();
  }, [compute]);
  return { result: done?.result, isCurrent: done?.compute === compute };
}
