import { LIMITS } from "#contract/limits.ts";
import { type JobFilter, fetchJobs } from "#src/jobs/requests/read-requests.ts";

/** Pages that are read at a time. */
const AT_A_TIME = 4;

/** The ids of all jobs that match. */
export async function readIds(
  filter: JobFilter,
  signal: AbortSignal,
  onRead: (read: number) => void,
): Promise<number[]> {
  const ids = new Set<number>();
  const pageSize = LIMITS.pageSize.max;
  const readPage = async (page: number) => {
    const { data, paging } = await fetchJobs({ ...filter, page, pageSize }, signal);
    for (const { id } of data) ids.add(id);
    onRead(ids.size);
    return paging;
  };
  // A job that is created or deleted while pages are read moves others to a page that was read already:
  // then they are read a second time.
  for (let attempt = 1; attempt <= 2; attempt++) {
    const first = await readPage(1);
    const pages = Math.ceil(first.total / first.pageSize);
    for (let page = 2; page <= pages; page += AT_A_TIME)
      await Promise.all(
        Array.from({ length: Math.min(AT_A_TIME, pages - page + 1) }, async (_, index) =>
          readPage(page + index),
        ),
      );
    if (ids.size >= first.total) break;
  }
  signal.throwIfAborted();
  return [...ids];
}
