/** What another employer could know of an employer's data. */
export interface Names {
  id: number;
  placeId: number;
  employerId: number;
  referenceId: string;
  etag: string;
  idempotencyKey: string;
  setting: string;
  cursor: string;
  words: string;
}

interface Parameter {
  name: string;
  in: string;
}

/** An operation of the OpenAPI document, with the example of its body. */
export interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  body: unknown;
}

/** A request that names what is another employer's. */
export interface Probe {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  /** Only its path names another employer's record. */
  names: boolean;
}

/** An unused id. */
const UNUSED_ID = "2000000000";

/** An unused name of a setting. */
const UNUSED_SETTING = "unused";

const METHODS = ["get", "post", "put", "patch", "delete"];

type Json = Record<string, unknown>;

/** All operations of the document, its references followed. */
export function operationsOf(document: object): Operation[] {
  const { paths, components } = document as { paths: Record<string, Json>; components: Json };
  const follow = (one: Json): Json => {
    const [, , kind = "", name = ""] = ((one["$ref"] as string | undefined) ?? "").split("/");
    return kind ? ((components[kind] as Record<string, Json>)[name] ?? one) : one;
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const operation = item[method] as Json;
      const parameters = [item["parameters"], operation["parameters"]]
        .flatMap((list) => (list as Json[] | undefined) ?? [])
        .map((one) => follow(one) as unknown as Parameter);
      return { method: method.toUpperCase(), path, parameters, body: exampleOf(operation) };
    }),
  );
}

function exampleOf({ requestBody }: Json): unknown {
  const content = (requestBody as Json | undefined)?.["content"] as
    | Record<string, Json>
    | undefined;
  return Object.values(content ?? {})[0]?.["example"];
}

/** The operation with another employer's names in each of its places, one place at a time. */
export function probesOf({ method, path, parameters, body }: Operation, names: Names): Probe[] {
  const values = Object.values(names);
  const isSetting = path.startsWith("/settings");
  const unused = isSetting ? UNUSED_SETTING : UNUSED_ID;
  const at = (id: unknown, query = "") => `${path.replaceAll(/\{\w+\}/g, String(id))}${query}`;
  const base = { method, headers: {}, body, names: false };
  const overrides = ["PUT", "DELETE"].map((name) => ({ "x-http-method-override": name }));
  const probes: Probe[] = [];

  const isPlace = path.startsWith("/locations");
  const ids = isSetting ? [names.setting] : [names.id, names.placeId, names.employerId];
  for (const id of path.includes("{") ? ids : []) {
    // What is in the public gazetteer is everybody's, and everybody can write a setting of that name.
    const own = isSetting ? method === "GET" : id === (isPlace ? names.placeId : names.id);
    const named = own && method !== "POST";
    probes.push({ ...base, path: at(id), names: named });
    for (const headers of overrides) probes.push({ ...base, path: at(id), headers, names: named });
    probes.push({ ...base, path: at(id), headers: { "if-match": names.etag }, names: named });
  }
  for (const { name, in: where } of parameters) {
    for (const value of values) {
      const query = `?${new URLSearchParams({ [name]: String(value) })}`;
      if (where === "query") probes.push({ ...base, path: at(unused, query) });
      if (where === "header")
        probes.push({
          ...base,
          path: at(unused),
          headers: { [name.toLowerCase()]: String(value) },
        });
    }
  }
  // The service might read undocumented properties.
  for (const name of ["employerId", "employer_id", "employer", "owner"])
    probes.push({ ...base, path: at(unused, `?${name}=${names.employerId}`) });
  if (body !== undefined) {
    for (const changed of bodiesOf(body, names)) {
      for (const headers of [
        {},
        { "if-match": names.etag },
        ...(method === "POST" ? overrides : []),
      ])
        probes.push({ ...base, path: at(unused), headers, body: changed });
    }
  }
  return probes;
}

/** The body with a name in each of its places, and in some that it does not have. */
function bodiesOf(body: unknown, names: Names): unknown[] {
  const numbers = [names.id, names.placeId, names.employerId];
  const more = [
    { id: names.id },
    { employer: { id: names.employerId } },
    { employerId: names.employerId, employer_id: names.employerId },
    { referenceId: names.referenceId },
    { locations: [{ id: names.placeId, description: "Vancouver, BC" }] },
    { locations: [{ id: names.placeId }] },
  ];
  return [
    ...more.map((extra) => ({ ...(body as object), ...extra })),
    ...more,
    ...placesIn(body).flatMap((place) =>
      (typeof valueAt(body, place) === "number" ? numbers : [names.referenceId, names.id]).map(
        (value) => withValue(body, place, value),
      ),
    ),
  ];
}

/** The paths to every value that holds no other. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [[]];
  return Object.entries(value).flatMap(([key, inner]) =>
    placesIn(inner).map((place) => [key, ...place]),
  );
}

function valueAt(value: unknown, place: string[]): unknown {
  return place.reduce<unknown>((inner, key) => (inner as Json)[key], value);
}

function withValue(value: unknown, place: string[], replacement: unknown): unknown {
  const copy: unknown = structuredClone(value);
  const last = place.at(-1);
  if (last === undefined) return replacement;
  (valueAt(copy, place.slice(0, -1)) as Json)[last] = replacement;
  return copy;
}
