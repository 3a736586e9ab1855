import { SALARY_PERIODS } from "#contract/reference.ts";
import { perUnit } from "#src/i18n/per-unit.ts";

/** The names of the periods of pay, by their ids. */
export const PERIODS: Record<string, string> = Object.fromEntries(
  SALARY_PERIODS.map(({ id, unit }) => [String(id), perUnit(unit)]),
);
