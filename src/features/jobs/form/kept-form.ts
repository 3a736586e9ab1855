import { EMPTY_VALUES, FIELD_NAMES, type JobFormValues } from "./form-values.ts";

/** An unfinished form: what it began with, and what is in it. */
export interface KeptForm {
  start: JobFormValues;
  values: JobFormValues;
}

// The tab's own storage: it outlives a reload and comes back with a tab that is reopened, and
// nobody else on the computer finds a job there that was never saved.
const storageKey = (address: string) => `unfinished form ${address}`;

/** Keeps an unfinished form for the address at which it stands. Does what it can: storage may be full. */
export function keepForm(address: string, form: KeptForm): void {
  try {
    sessionStorage.setItem(storageKey(address), JSON.stringify(form));
  } catch {
    // The warning about unsaved changes has been given; there is nothing more to do.
  }
}

/** The unfinished form of an address, if there is one that this version can read. */
export function readKeptForm(address: string): KeptForm | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(address)) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { start, values } = kept as Record<string, unknown>;
    return isValues(start) && isValues(values) ? { start, values } : null;
  } catch {
    return null;
  }
}

export function forgetForm(address: string): void {
  sessionStorage.removeItem(storageKey(address));
}

function isValues(value: unknown): value is JobFormValues {
  return (
    typeof value === "object" &&
    value !== null &&
    FIELD_NAMES.every((name) =>
      sameKind((value as Partial<JobFormValues>)[name], EMPTY_VALUES[name]),
    )
  );
}

function sameKind(value: unknown, example: unknown): boolean {
  if (!Array.isArray(example)) return typeof value === typeof example;
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
