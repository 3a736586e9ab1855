import { m } from "#src/i18n/paraglide/messages.js";
import { writerOf } from "#src/jobs/job/display/origin-words.ts";
import { useHistoryQuery } from "#src/jobs/job/display/with-history.tsx";
import { historyQueries } from "#src/jobs/requests/history-queries.ts";

/** Who wrote a job last, as far as the service says it; undefined for none, and until that is known. */
export function useLastWriter(id: number | undefined): string | undefined {
  const { data } = useHistoryQuery({
    ...historyQueries.newest(id ?? 0),
    enabled: id !== undefined,
  });
  return data?.by == null ? undefined : writerOf(data);
}

/** The same in a sentence. */
export const lastWriterWords = (writer: string | undefined): string =>
  writer ?? m.change_someone_else();
