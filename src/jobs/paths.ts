import { stringifySearch } from "#src/lib/search-parameters.ts";
import type { ListSearch } from "./list-search.ts";

// Where each page is. What an address says is read in src/app/pages.tsx.

/** The list; `search`: what of it differs from the default. */
export const jobsPath = (search: ListSearch = {}) => `/jobs${stringifySearch({ ...search })}`;

/** The page of a job. */
export const jobPath = (id: number) => `/jobs/${id}`;

/** The form that changes a job. */
export const editJobPath = (id: number) => `/jobs/${id}/edit`;

/** `from`: the job whose copy the form begins with. */
export const newJobPath = (from?: number) => `/jobs/new${stringifySearch({ from })}`;
