import { isCalendarDate } from "#contract/calendar-date.ts";
import type { ProvinceCode } from "#contract/reference.ts";

/** Where most people of a province live. */
const TIME_ZONES: Readonly<Record<ProvinceCode, string>> = {
  AB: "America/Edmonton",
  BC: "America/Vancouver",
  MB: "America/Winnipeg",
  NB: "America/Moncton",
  NL: "America/St_Johns",
  NS: "America/Halifax",
  NT: "America/Yellowknife",
  NU: "America/Iqaluit",
  ON: "America/Toronto",
  PE: "America/Halifax",
  QC: "America/Toronto",
  SK: "America/Regina",
  YT: "America/Whitehorse",
};

/** The time zone of a province; without one, this computer's. */
export const timeZoneOf = (province: ProvinceCode | null): string =>
  province === null ? new Intl.DateTimeFormat().resolvedOptions().timeZone : TIME_ZONES[province];

/** The last second of a day in a province, or without one in this computer's time zone, with its offset. */
export function endOfDay(day: string, province: ProvinceCode | null): string | null {
  if (!isCalendarDate(day)) return null;
  const format = new Intl.DateTimeFormat("en", {
    timeZone: timeZoneOf(province),
    timeZoneName: "longOffset",
  });
  // In UTC it is still the afternoon or evening of that day in all of Canada, after any change of clocks.
  const parts = format.formatToParts(new Date(`${day}T23:59:59Z`));
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value.slice("GMT".length);
  return `${day}T23:59:59${offset || "+00:00"}`;
}

/** The day of an instant in a province, or without one in this computer's time zone. */
export function dayOf(instant: Date, province: ProvinceCode | null): string {
  const timeZone = timeZoneOf(province);
  // The form of Swedish dates is that of the interface.
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(instant);
}
