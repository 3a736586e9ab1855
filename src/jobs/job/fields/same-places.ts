import { placeKey } from "#contract/place-key.ts";
import { readPlace } from "#contract/read-place.ts";
import { provinceCode } from "#contract/province-names.ts";
import { foldText } from "#contract/text.ts";

/**
 * Whether the locations of two requests are the same places in any order: the service adds the
 * province and uses its own spelling, so "vancouver" is "Vancouver, BC".
 */
export function samePlaces(held: unknown, sent: unknown): boolean {
  const [stored, requested] = [placesOf(held), placesOf(sent)];
  return (
    stored.length === requested.length &&
    stored.every(({ city, province }, index) => {
      const other = requested[index];
      const bothNamed = province !== "" && other?.province !== "";
      return city === other?.city && (!bothNamed || province === other.province);
    })
  );
}

/** Whether two texts name the same place; one without a province, any of that name. */
export const isSamePlace = (one: string, other: string): boolean =>
  samePlaces([{ description: one }], [{ description: other }]);

/** The places without those that name the same place as one before. */
export const distinctPlaces = (places: readonly string[]): string[] =>
  places.filter(
    (place, index) =>
      places.findIndex((other) => keyOfPlace(other) === keyOfPlace(place)) === index,
  );

/** Equal for texts that name the same place. */
export const keyOfPlace = (place: string) => {
  const { city, province, parts } = readPlace(place);
  return [placeKey(city), province ?? provinceCode(parts[0] ?? "") ?? parts.map(foldText)].join();
};

const placesOf = (locations: unknown) =>
  (locations as { description: string }[])
    .map(({ description }) => {
      const { city, province, parts } = readPlace(description);
      return { city: placeKey(city), province: province ?? provinceCode(parts[0] ?? "") ?? "" };
    })
    .toSorted((a, b) => compare(a.city, b.city) || compare(a.province, b.province));

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
