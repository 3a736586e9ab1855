import type { ReadinessFacts } from "#contract/readiness-facts.ts";
import type { ProvinceCode } from "#contract/reference.ts";
import { coverage } from "../model/coverage.ts";
import type { Scope } from "../model/rule.ts";
import type { Posting } from "../text/posting.ts";

/** A page that gives wages, and the day on which it was read. */
interface Source {
  url: string;
  read: string;
}

const LIST = { url: "https://www.todocanada.ca/minimum-wage-in-canada-2025/", read: "2026-11-27" };
const NOVA_SCOTIA = {
  url: "https://hrnewscanada.com/nova-scotia-minimum-wage-to-rise-twice-in-2026",
  read: "2026-11-27",
};
const NUNAVUT = {
  url: "https://www.rcinet.ca/eye-on-the-arctic/2025/09/01/minimum-wage-rises-to-19-75-in-nunavut",
  read: "2026-11-27",
};
const CANADA = {
  url: "https://christiancorner.us/index.php/2026/03/25/canada-federal-minimum-wage-increase-confirmed-with-new-18-15-rate-starting-april-1/",
  read: "2026-11-27",
};

/** "CA": of federally regulated employers. */
type Place = ProvinceCode | "CA";

/** Dollars an hour, from a day on; to be compared with {@link WAGES_SOURCE}. */
export const WAGES: readonly (readonly [Place, from: string, hourly: number, Source])[] = [
  ["AB", "2018-10-01", 15, LIST],
  ["BC", "2025-06-01", 17.85, LIST],
  ["BC", "2026-06-01", 18.25, LIST],
  ["CA", "2026-04-01", 18.15, CANADA],
  ["MB", "2025-10-01", 16, LIST],
  ["MB", "2026-10-01", 16.4, LIST],
  ["NB", "2025-04-01", 15.65, LIST],
  ["NB", "2026-04-01", 15.9, LIST],
  ["NL", "2025-04-01", 16, LIST],
  ["NL", "2026-04-01", 16.35, LIST],
  ["NS", "2025-10-01", 16.5, LIST],
  ["NS", "2026-04-01", 16.75, NOVA_SCOTIA],
  ["NS", "2026-10-01", 17, NOVA_SCOTIA],
  ["NT", "2025-09-01", 16.95, LIST],
  ["NU", "2025-09-01", 19.75, NUNAVUT],
  ["ON", "2025-10-01", 17.6, LIST],
  ["ON", "2026-10-01", 17.95, LIST],
  ["PE", "2025-10-01", 16.5, LIST],
  ["PE", "2026-04-01", 17, LIST],
  ["QC", "2025-05-01", 16.1, LIST],
  ["QC", "2026-05-01", 16.6, LIST],
  ["SK", "2025-10-01", 15.35, LIST],
  ["YT", "2025-04-01", 17.94, LIST],
  ["YT", "2026-04-01", 18.51, LIST],
];

/** The month in which a wage changes every year; Alberta's has none. */
const YEARLY: Readonly<Partial<Record<Place, string>>> = {
  BC: "06",
  CA: "04",
  MB: "10",
  NB: "04",
  NL: "04",
  NS: "10",
  NT: "09",
  NU: "09",
  ON: "10",
  PE: "04",
  QC: "05",
  SK: "10",
  YT: "04",
};

const SCOPES: Readonly<Partial<Record<Place, Scope>>> = { CA: { employers: "federal" } };

export const WAGES_SOURCE = "https://minwage-salairemin.service.canada.ca/en/general.html";

/** A general minimum wage on a day, as far as the table knows. */
export interface MinimumWage {
  place: Place;
  hourly: number;
  /** The day on which a newer one was due that the table lacks. */
  due: string | undefined;
}

/** The wage of a place on a day. */
export function minimumWage(place: Place, today: string): MinimumWage | undefined {
  const row = WAGES.findLast(([one, from]) => one === place && from <= today);
  if (!row) return undefined;
  const [, from, hourly] = row;
  const month = YEARLY[place];
  const year = Number(today.slice(0, 4));
  const due = [year - 1, year]
    .map((one) => `${one}-${month}-01`)
    .find((day) => month !== undefined && day > from && day <= today);
  return { place, hourly, due };
}

/** The highest wage that a posting comes under. */
export function highestMinimum(
  posting: Posting,
  facts: ReadinessFacts,
  today: string,
): MinimumWage | undefined {
  const places: Place[] = [...posting.provinces, "CA"];
  return places
    .filter((place) => coverage(SCOPES[place] ?? {}, posting, facts) === "yes")
    .flatMap((place) => minimumWage(place, today) ?? [])
    .toSorted((a, b) => b.hourly - a.hourly)[0];
}
