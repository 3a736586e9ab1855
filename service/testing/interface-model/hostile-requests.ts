import fc from "fast-check";
import { changes, newJob } from "./arbitrary-jobs.ts";

/** Values that are not text, or not text of the required kind. */
const BAD_TEXTS = [
  ["", " \u00a0\t", "1", "%", "x".repeat(301), "2026-02-30"],
  ["a\0b", "\ud800", "\udc00x", "\u202e"],
  ["<", "<script>alert(1)</script>", '<p onclick="x()">y</p>', "'; DROP TABLE jobs; --"],
].flat();

/** Values that no text property takes; in other properties some of them are right. */
const NOT_TEXTS: unknown[] = [
  [null, true, 0, -1, 0.001, 1e308, 2 ** 31],
  [[], [[]], [null], [1, 2, 3, 4]],
  [{}, { id: {} }, { id: "1" }, { id: 0 }, { id: 99 }, { description: [] }],
  [[{ id: 99 }], [{ description: "a\0b" }], JSON.parse('{"__proto__":{"id":1}}')],
].flat();

const badText = fc.constantFrom(...BAD_TEXTS);
const notText = fc.oneof(fc.constantFrom(...NOT_TEXTS), fc.jsonValue({ maxDepth: 2 }));

const TEXT_PROPERTIES = [
  ["title", "description", "referenceId", "closeDate", "status"],
  ["applicationEmail", "applicationUrl"],
].flat();
const OTHER_PROPERTIES = [
  ["locations", "categories", "positionType", "salary", "applicantRoutingType"],
  ["confidential", "autoRefresh", "id", "employer", "publishDate", "version"],
].flat();

const textProperty = fc.constantFrom(...TEXT_PROPERTIES);
const property = fc.constantFrom(...TEXT_PROPERTIES, ...OTHER_PROPERTIES);

/** A job or some changes of which one or two properties were spoilt, or added. */
export const spoiltBody: fc.Arbitrary<unknown> = fc
  .tuple(
    fc.oneof(newJob, changes),
    fc.oneof(
      fc.dictionary(textProperty, badText, { minKeys: 1, maxKeys: 2 }),
      fc.dictionary(property, notText, { minKeys: 1, maxKeys: 2 }),
    ),
  )
  .map(([body, spoilt]) => ({ ...body, ...spoilt }));

/** What should be JSON and is not, or is no object. */
const rawBody = fc.oneof(
  fc.constantFrom("", "{", "null", "[]", '"x"', '{"title":', "[".repeat(20_000), "\ufeff{}", "{}x"),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.json(),
);

export const hostileBody = fc.oneof(spoiltBody, rawBody, fc.constant(undefined));

const job = (segment: string) => `/jobs/${segment}`;

export const hostilePath = fc.oneof(
  fc.constantFrom("", "/", "/jobs", "/jobs/", "/jobs//1", "/jobs/../health", "/openapi.json"),
  fc
    .constantFrom("0", "-1", "2147483648", "1e3", "%00", "%ff", "%", "%2e%2e", "x".repeat(200))
    .map(job),
  fc.constantFrom(
    "/locations",
    "/locations/1%00",
    "/locations/9999999999",
    "/locations?q=%ed%a0%80",
  ),
  fc
    .constantFrom(
      "page=0",
      "page=1&page=2",
      "pageSize=1e9",
      "status=gone",
      "q=%00",
      "q=%ff",
      "q[]=1",
    )
    .map((query) => `/jobs?${query}`),
  fc.webQueryParameters().map((query) => `/jobs?${query}`),
  fc.webQueryParameters().map((query) => `/jobs?q=${encodeURIComponent(query)}`),
  fc.webSegment().map(job),
);

const visible = fc.string({ unit: "grapheme-ascii", maxLength: 40 });

/** Headers that say strange things; what they do not name is as it should be. */
export const strangeHeaders: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    "content-type": fc.constantFrom(
      "text/html",
      "application/json;charset=x",
      "application/jsonp",
      "",
    ),
    "if-match": fc.oneof(fc.constantFrom("*", '"1-1"', "W/", '"', ",,,"), visible),
    "x-http-method-override": fc.oneof(fc.constantFrom("DELETE", "put", "GET", "POST"), visible),
    "idempotency-key": fc.oneof(fc.constantFrom("k", "", "x".repeat(300)), visible),
    "content-length": fc.constantFrom("0", "1", "99999999", "-1"),
    "transfer-encoding": fc.constant("chunked"),
    accept: fc.constantFrom("text/html", "*/*;q=0"),
    origin: fc.constant("https://evil.example"),
    "api-key": fc.oneof(fc.constantFrom("", "jobs_wrong"), visible),
    host: fc.constantFrom("evil.example", "[", "a b"),
  },
  { requiredKeys: [] },
);

export const method = fc.constantFrom(
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
);
