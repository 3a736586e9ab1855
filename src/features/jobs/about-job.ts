/**
 * Names a job where messages and what waits for the connection are about it: of the same job, the later
 * one counts.
 */
export const aboutJob = (id: number) => `job ${id}`;
