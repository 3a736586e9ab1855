import { LOCATION_TYPE } from "#contract/reference.ts";

/** A location in a response (§2.2). */
export interface Location {
  id: number;
  /** The city. */
  name: string;
  /** "City, PC", or "City" where an employer's own place was given without a province. */
  description: string;
  type: typeof LOCATION_TYPE;
}

/** The location of that id and description; its name is the description's city. */
export function toLocation(id: number, description: string): Location {
  const [name = description] = description.split(",", 1);
  return { id, name, description, type: LOCATION_TYPE };
}
