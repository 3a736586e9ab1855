import { lazy } from "react";
import { whenIdle } from "#src/jobs/list/when-idle.ts";

// What works on many jobs, with the rules and the index of all jobs, loads once the rows are painted.

const load = async () => {
  await new Promise<void>((resolve) => void whenIdle(resolve));
  return import("./list-tools.ts");
};

export const ClosingCalendar = lazy(async () => ({ default: (await load()).ClosingCalendar }));
export const ListViews = lazy(async () => ({ default: (await load()).ListViews }));
export const NoJobs = lazy(async () => ({ default: (await load()).NoJobs }));
export const RowReadiness = lazy(async () => ({ default: (await load()).RowReadiness }));
export const SelectionBar = lazy(async () => ({ default: (await load()).SelectionBar }));
export const UnfinishedPostings = lazy(async () => ({
  default: (await load()).UnfinishedPostings,
}));
