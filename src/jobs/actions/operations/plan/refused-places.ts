import { provinceCode } from "#contract/province-names.ts";
import { readPlace } from "#contract/read-place.ts";
import type { Job } from "#contract/job.ts";
import { m } from "#src/i18n/paraglide/messages.js";

/** Cities that have the name of their province. */
const CITIES = new Set(["QC"]);

/** What the contract leaves to the service about the places of a request (§4.2), in the words of a field. */
export function refusedPlaces(body: object, stored?: Job): { field: string; message: string }[] {
  const { locations } = body as { locations?: unknown };
  if (!Array.isArray(locations)) return [];
  const before = new Set(stored?.locations.map(({ description }) => description));
  return (locations as { description?: unknown }[]).flatMap(({ description }) =>
    typeof description === "string" && !before.has(description) && isRefusedPlace(description)
      ? [{ field: "locations", message: m.import_not_a_place({ text: description }) }]
      : [],
  );
}

/** Whether a text names a province alone, or something else than one town. */
export function isRefusedPlace(text: string): boolean {
  const { city, province, parts } = readPlace(text);
  const alone = provinceCode(city);
  if (parts.length === 0)
    return province === null && alone !== null && !(CITIES.has(alone) && city.length > 2);
  return parts.length > 1 || provinceCode(parts[0] ?? "") === null;
}
