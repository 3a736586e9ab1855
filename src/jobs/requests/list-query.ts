import type { JobStatus } from "#contract/job-status.ts";
import { hasExtension } from "#src/lib/session/key-headers.ts";

interface Listed {
  status: JobStatus | undefined;
  q: string;
  page: number;
  pageSize: number;
}

/** Whether the service lists the details of jobs, and what has changed in them. */
export const listsDetails = (): boolean => hasExtension("list-details");

/** The query of GET /jobs (§4.5); `withDetails`: where the service has them. */
export const listQuery = ({ status, q, page, pageSize }: Listed, withDetails: boolean) => ({
  status,
  q,
  page,
  pageSize,
  include: withDetails && listsDetails() ? "details" : undefined,
});
