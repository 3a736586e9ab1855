import { namesPlace } from "#contract/read-place.ts";
import { isOwnPlace, placeOf } from "#contract/job-places.ts";
import { isProvinceAlone } from "./judge-place.ts";
import { useLocations } from "./reference-queries.ts";

const placeToken = (place: string) => ({ id: place, label: place });

/** What a box for places offers for typed text, where the service has a list of them. */
export function usePlaceOptions(query: string) {
  const places = useLocations(query);
  const all = places.data ?? [];
  // An own place may have been a slip: the list's come first.
  const own = all.filter(isOwnPlace);
  const listed = all.filter((place) => !isOwnPlace(place)).map(placeOf);
  const isPlace = (text: string) => namesPlace(text) && !isProvinceAlone(text, listed);
  return {
    places,
    /** Those of the service's list. */
    listed,
    options: isProvinceAlone(query, listed) ? [] : [...listed, ...own.map(placeOf)].map(placeToken),
    createToken: (text: string) => (isPlace(text) ? placeToken(text) : null),
  };
}
