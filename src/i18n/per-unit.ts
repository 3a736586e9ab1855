import { m } from "./paraglide/messages.js";

const PER_UNIT: Record<string, () => string> = {
  year: m.per_year,
  month: m.per_month,
  week: m.per_week,
  day: m.per_day,
  hour: m.per_hour,
};

/** "per hour"; empty without a unit. */
export function perUnit(unit: string): string {
  const known = unit.toLowerCase();
  return PER_UNIT[known]?.() ?? (known === "" ? "" : m.per_unit({ unit: known }));
}
