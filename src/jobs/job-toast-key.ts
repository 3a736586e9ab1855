/**
 * The `about` of a toast, or of something that waits, that concerns this job: a later one replaces
 * an earlier one.
 */
export const jobToastKey = (id: number) => `job ${id}`;
