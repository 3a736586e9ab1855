/** What a person calls the place. */
export const placeOf = (place: { description: string; name: string }): string =>
  place.description || place.name;
