import { LOCATION_TYPE, OWN_LOCATION_TYPE } from "#contract/reference.ts";

/** A location in a response (§2.2). */
export interface Location {
  id: number;
  /** The city. */
  name: string;
  /** "City, PC", or "City" where an employer's own place was given without a province. */
  description: string;
  type: typeof LOCATION_TYPE | typeof OWN_LOCATION_TYPE;
}

/** Ids of employers' own places begin here (migrations/). */
const FIRST_OWN_ID = 100_000_001;

/** The location of that id and description; its name is the description's city. */
export function toLocation(id: number, description: string): Location {
  const [name = description] = description.split(",", 1);
  const type = id < FIRST_OWN_ID ? LOCATION_TYPE : OWN_LOCATION_TYPE;
  return { id, name, description, type };
}
