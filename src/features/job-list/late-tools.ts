import { lazy } from "react";

// Rows do not wait for what works on many jobs, with the rules and the index of all jobs.

const load = async () => import("./list-tools.ts");

export const ListViews = lazy(async () => ({ default: (await load()).ListViews }));
export const NoJobs = lazy(async () => ({ default: (await load()).NoJobs }));
export const RowReadiness = lazy(async () => ({ default: (await load()).RowReadiness }));
export const SelectionBar = lazy(async () => ({ default: (await load()).SelectionBar }));
export const UnfinishedPostings = lazy(async () => ({
  default: (await load()).UnfinishedPostings,
}));
