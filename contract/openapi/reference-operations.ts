import { locationListQuery } from "../list-queries.ts";
import { EXAMPLES } from "./examples.ts";
import { queryParameters, refer } from "./parameters.ts";
import { answer, errors } from "./responses.ts";

/** Reference data needs no key (§5.5 leaves it open). */
const open = { security: [] };

/** With a key, the employer's own places are found as well. */
const openToAll = { security: [{}, { apiKey: [] }] };

/** The reference lists, whose shapes §2.8 leaves open. */
export const referencePaths = {
  "/positiontypes": {
    get: {
      ...open,
      operationId: "listPositionTypes",
      summary: "List the position types",
      description: "§4 The values of positionType.id.",
      responses: {
        ...answer("§2.4 All of them.", "PositionTypeList", EXAMPLES.positionTypeList),
        ...errors(),
      },
    },
  },
  "/jobcategories": {
    get: {
      ...open,
      operationId: "listCategories",
      summary: "List the job categories",
      description: "§2.3 The values of categories[].id.",
      responses: {
        ...answer("§2.3 All of them.", "CategoryList", EXAMPLES.categoryList),
        ...errors(),
      },
    },
  },
  "/locations": {
    get: {
      ...openToAll,
      operationId: "listLocations",
      summary: "Find locations",
      description:
        "§2.2 Places whose name contains q: those that begin with it, then the shortest name, first. q may name " +
        "the province too, before or after; of a postal code, the province's places are found, first the large one that its beginning names.",
      parameters: queryParameters(locationListQuery),
      responses: {
        ...answer("§2.2 One page.", "LocationList", EXAMPLES.locationList),
        ...errors("invalid_request"),
      },
    },
  },
  "/locations/{id}": {
    parameters: refer("locationId"),
    get: {
      ...openToAll,
      operationId: "getLocation",
      summary: "Read a location",
      description: "§2.2",
      responses: {
        ...answer("§2.2 The location.", "Location", EXAMPLES.location),
        ...errors("not_found"),
      },
    },
  },
};
