import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type LocationListQuery, locationListQuery } from "#contract/list-queries.ts";
import { parseId } from "#contract/parse-id.ts";
import { CATEGORIES, POSITION_TYPES } from "#contract/reference.ts";
import type { Queryable } from "../db/database.ts";
import { ServiceError } from "../http/errors.ts";
import { absoluteUrl, pagingOf } from "../http/links.ts";
import { parseRequest } from "../http/parse-request.ts";
import { resource } from "../http/resource.ts";
import { sendList } from "../http/send-list.ts";
import { type PlaceQuery, parsePlaceQuery } from "./place-query.ts";
import { ownPlaceById, roomForPlaces, searchOwnPlaces } from "./place-store.ts";
import { type ListedPlace, compareListed, nearPlaces, placeById, searchPlaces } from "./places.ts";
import type { EmployerId } from "../db/employer.ts";

export interface ReferenceDeps {
  db: Queryable;
  publicUrl?: string | undefined;
  /** Puts the employer whose valid key a request carries on every request below `app`, if there is one. */
  identifyCallers(app: FastifyInstance): void;
}

/** Seconds for which a client may keep a list that changes only with a release. */
const LIST_MAX_AGE = 3_600;

/**
 * The reference lists (§4). They need no key; with one, the employer's own places are among the
 * locations.
 */
export function referenceRoutes(app: FastifyInstance, deps: ReferenceDeps): void {
  const list = (data: readonly object[]) => {
    const bytes = Buffer.from(JSON.stringify({ data }));
    return async (_request: FastifyRequest, reply: FastifyReply) =>
      reply
        .header("cache-control", `public, max-age=${LIST_MAX_AGE}`)
        .type("application/json; charset=utf-8")
        .send(bytes);
  };
  resource(app, "/positiontypes", { GET: list(POSITION_TYPES) });
  resource(app, "/jobcategories", { GET: list(CATEGORIES) });

  // What the locations answer depends on the key, and on what was posted a moment ago.
  app.register(async (locations) => {
    deps.identifyCallers(locations);
    locationRoutes(locations, deps);
  });
}

function locationRoutes(app: FastifyInstance, deps: ReferenceDeps): void {
  const list = {
    async GET(request: FastifyRequest, reply: FastifyReply) {
      reply.header("cache-control", "no-store");
      const { employer } = request;
      const query = parseRequest(locationListQuery, request.query);
      const wanted = parsePlaceQuery(query.q);
      const { places, total, isListed } = await findPlaces(
        deps.db,
        employer?.id ?? null,
        wanted,
        query,
      );
      const url = absoluteUrl(request, deps.publicUrl, "/locations");
      return sendList(reply, {
        data: places.map(({ location }) => location),
        paging: pagingOf(query, total, url, { q: query.q }),
        suggestions: wanted && !isListed ? nearPlaces(wanted) : [],
        ...(employer && !wanted && { room: await roomForPlaces(deps.db, employer.id) }),
      });
    },
  };
  const place = {
    async GET(request: FastifyRequest, reply: FastifyReply) {
      reply.header("cache-control", "no-store");
      const { employer } = request;
      const id = parseId((request.params as { id: string }).id);
      const own = (id: number) => employer && ownPlaceById(deps.db, employer.id, id);
      const location = id === undefined ? null : (placeById(id) ?? (await own(id)));
      if (!location) throw new ServiceError("not_found", { key: "locationNotFound" });
      return location;
    },
  };
  resource(app, "/locations", list);
  resource(app, "/locations/:id", place);
}

/** One page of the gazetteer and the employer's own places together, in one order; whether the gazetteer has any. */
async function findPlaces(
  db: Queryable,
  employerId: EmployerId | null,
  query: PlaceQuery | null,
  { page, pageSize }: LocationListQuery,
): Promise<{ places: ListedPlace[]; total: number; isListed: boolean }> {
  const known = searchPlaces(query);
  const isListed = known.length > 0;
  const start = (page - 1) * pageSize;
  // No place of an employer's own has a postal code.
  if (employerId === null || query?.district)
    return { places: known.slice(start, start + pageSize), total: known.length, isListed };
  // Those of the employer before `offset` come before the page, whatever lies between them.
  const offset = Math.max(start - known.length, 0);
  const limit = start + pageSize - offset;
  const own = await searchOwnPlaces(db, employerId, query, { offset, limit });
  const places = [...known, ...own.places].toSorted(compareListed);
  const onPage = places.slice(start - offset, start - offset + pageSize);
  return { places: onPage, total: known.length + own.total, isListed };
}
