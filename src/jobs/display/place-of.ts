/** The display name of a location. */
export const placeOf = (place: { description: string; name: string }): string =>
  place.description || place.name;
