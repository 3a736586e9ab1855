import type { JobStatus } from "#contract/job-status.ts";

interface Listed {
  status: JobStatus | undefined;
  q: string;
  page: number;
  pageSize: number;
}

/** The query of GET /jobs (§4.5). `withDetails` is an extension of the interface. */
export const listQuery = ({ status, q, page, pageSize }: Listed, withDetails: boolean) => ({
  status,
  q,
  page,
  pageSize,
  include: withDetails ? "details" : undefined,
});
