/** §3. Apart from the schemas: the dashboard's first page needs it, and no zod. */
export const JOB_STATUSES = ["active", "archived", "draft"] as const;

export type JobStatus = (typeof JOB_STATUSES)[number];
