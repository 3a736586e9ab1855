import { stringifySearch } from "#src/lib/plain-search.ts";
import type { ListSearch } from "./list/list-search.ts";

// Where each page is. What an address says is read in src/app/routes.tsx.

export const jobsPath = (search: ListSearch = {}) => `/jobs${stringifySearch({ ...search })}`;

export const jobPath = (id: number) => `/jobs/${id}`;

export const editJobPath = (id: number) => `/jobs/${id}/edit`;

/** `from`: the job whose copy the form begins with. */
export const newJobPath = (from?: number) => `/jobs/new${stringifySearch({ from })}`;
