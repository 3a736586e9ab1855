/** The `dedupeKey` of toasts and prompts about a job. */
export const jobToastKey = (id: number) => `job ${id}`;
