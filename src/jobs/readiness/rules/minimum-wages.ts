import type { ProvinceCode } from "#contract/reference.ts";

/** Dollars an hour, from a day on, as other pages gave them in November 2026; to be compared with {@link WAGES_SOURCE}. */
const WAGES: readonly (readonly [ProvinceCode, from: string, hourly: number])[] = [
  ["AB", "2018-10-01", 15],
  ["BC", "2025-06-01", 17.85],
  ["BC", "2026-06-01", 18.25],
  ["MB", "2025-10-01", 16],
  ["MB", "2026-10-01", 16.4],
  ["NB", "2025-04-01", 15.65],
  ["NB", "2026-04-01", 15.9],
  ["NL", "2025-04-01", 16],
  ["NL", "2026-04-01", 16.35],
  ["NS", "2025-10-01", 16.5],
  ["NS", "2026-04-01", 16.75],
  ["NT", "2025-09-01", 16.95],
  ["NU", "2025-09-01", 19.75],
  ["ON", "2025-10-01", 17.6],
  ["ON", "2026-10-01", 17.95],
  ["PE", "2025-10-01", 16.5],
  ["PE", "2026-04-01", 17],
  ["QC", "2025-05-01", 16.1],
  ["QC", "2026-05-01", 16.6],
  ["SK", "2025-10-01", 15.35],
  ["YT", "2025-04-01", 17.94],
  ["YT", "2026-04-01", 18.51],
];

export const WAGES_SOURCE = "https://minwage-salairemin.service.canada.ca/en/general.html";

/** The general minimum wage of a province on a day, as far as the table knows. */
export const minimumWage = (province: ProvinceCode, today: string): number | undefined =>
  WAGES.findLast(([code, from]) => code === province && from <= today)?.[2];
