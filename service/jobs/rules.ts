import * as z from "zod/mini";
import { type BrokenRule, brokenRules } from "#contract/field-errors.ts";
import { type JobRequest, capList } from "#contract/job-request.ts";
import { LIMITS } from "#contract/limits.ts";
import { CATEGORIES, POSITION_TYPES } from "#contract/reference.ts";
import { id } from "#contract/request-fields.ts";
import type { Queryable } from "../db/database.ts";
import { invalidRequest } from "../http/errors.ts";
import type { Location } from "../db/location.ts";
import { keepPlaces } from "../reference/place-store.ts";
import { type ResolvedPlace, resolvePlace } from "../reference/places.ts";
import type { EmployerId } from "../db/employer.ts";
import type { JobRecord } from "./job-record.ts";
import { jobRequestFor } from "./long-descriptions.ts";

/** A valid request, with its resolved places. */
export interface ValidJob {
  request: JobRequest;
  places: Exclude<ResolvedPlace, { kind: "refused" }>[];
}

/**
 * Validates a whole job of an employer by the contract and by the service's reference lists. What the
 * job has `stored` already stays as it is.
 * @throws 400 with every broken rule
 */
export async function validateJob(
  employerId: EmployerId,
  body: unknown,
  stored?: JobRecord,
): Promise<ValidJob> {
  const schema = await jobRequestFor(employerId, body, stored);
  const result = z.safeParse(schema, body, { reportInput: true });
  const places = descriptionsIn(body).map(([index, text]) => {
    const location = stored?.locations.find(({ description }) => description === text);
    return [index, location ? { kind: "known", location } : resolvePlace(text)] as const;
  }) satisfies [number, ResolvedPlace][];
  const broken = result.error ? brokenRules(result.error) : [];
  const unknown = [
    ...unknownIds(body),
    ...places.flatMap(([index, place]): BrokenRule[] =>
      place.kind === "refused"
        ? [
            {
              field: `locations[${index}].description`,
              code: "not_allowed",
              message: place.refusal,
            },
          ]
        : [],
    ),
  ];
  const errors = [
    ...broken,
    ...unknown.filter(({ field }) => !broken.some((error) => error.field === field)),
  ];
  if (!result.success || errors.length > 0) throw invalidRequest(errors);
  return {
    request: result.data,
    places: places.flatMap(([, place]) => (place.kind === "refused" ? [] : [place])),
  };
}

/** The locations of a valid job, each once; those that the gazetteer lacks are stored for the employer (§4.2). */
export async function locationsOf(
  db: Queryable,
  employerId: EmployerId,
  { places }: Pick<ValidJob, "places">,
): Promise<Location[]> {
  const custom = places.flatMap((place) => (place.kind === "custom" ? [place.place] : []));
  const kept = (await keepPlaces(db, employerId, custom)).values();
  const locations = places.flatMap((place) => {
    const location = place.kind === "known" ? place.location : kept.next().value;
    return location ? [location] : [];
  });
  return [...new Map(locations.map((location) => [location.id, location])).values()];
}

// The functions below read an unvalidated body, so that an id or a place which this service does
// not accept is reported with the contract's errors, at most one error per field.

const idBody = z.object({ id: id() });
const placeBody = z.object({ description: z.string() });

function unknownIds(body: unknown): BrokenRule[] {
  const { categories, positionType } = (body ?? {}) as Record<string, unknown>;
  const lists = [
    ...entries(categories, LIMITS.categories.max).map(([index, entry]) => ({
      field: `categories[${index}].id`,
      entry,
      known: CATEGORIES,
      key: "categoryUnknown" as const,
    })),
    {
      field: "positionType.id",
      entry: positionType,
      known: POSITION_TYPES,
      key: "positionTypeUnknown" as const,
    },
  ];
  return lists.flatMap(({ field, entry, known, key }): BrokenRule[] => {
    const { data } = z.safeParse(idBody, entry);
    if (!data || known.some(({ id }) => id === data.id)) return [];
    return [{ field, code: "not_allowed", message: { key, id: data.id } }];
  });
}

function descriptionsIn(body: unknown): [index: number, description: string][] {
  const { locations } = (body ?? {}) as Record<string, unknown>;
  return entries(locations, LIMITS.locations.max).flatMap(([index, entry]) => {
    const { data } = z.safeParse(placeBody, entry);
    const isShort = data && data.description.length <= LIMITS.locationDescription;
    return isShort ? [[index, data.description]] : [];
  });
}

function entries(list: unknown, max: number): [number, unknown][] {
  const capped = capList(list, max);
  return Array.isArray(capped) ? [...capped.entries()] : [];
}
