import { ApiError, type ApiErrorReason, errorFromResponse, isWebPage } from "./api-error.ts";
import { connection } from "../connection/connection.ts";
import { readServiceDate } from "../time/service-clock.ts";
import { employerOfKey, readKeyHeaders } from "../session/key-headers.ts";
import type { Employer } from "../session/session-storage.ts";
import { stringifyQuery } from "./query-string.ts";

/** Timeout of a request, in milliseconds. */
const TIMEOUT_MS = 30_000;

export interface ApiRequest {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Properties that are `undefined` or `""` are left out. */
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** Validates a response: a zod schema. */
export interface ResponseSchema<T> {
  safeParse: (content: unknown) => { success: true; data: T } | { success: false };
}

export interface ApiAnswer<T> {
  data: T;
  /** The version of what was answered, for `If-Match`; `null` from a service that gives none. */
  etag: string | null;
  /** The employer of the key; `null` from a service that does not name it. */
  employer: Employer | null;
}

/** Where the service is: what `<meta name="api-base-url">` says, else the origin of the page. */
function baseUrl(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="api-base-url"]');
  return (meta?.content || globalThis.location.origin).replace(/\/+$/, "");
}

/** The address of an endpoint (§4). */
export const apiUrl = (path: string, query: ApiRequest["query"] = {}): string =>
  `${baseUrl()}/api/v1.1${path}${stringifyQuery(query)}`;

/**
 * One exchange with the service (§4, §5.2), its answer read with `schema`.
 * @throws {ApiError} for every failure but the caller's own abort, which is passed on as it is
 */
export async function sendRequest<T>(
  apiKey: string,
  path: string,
  schema: ResponseSchema<T>,
  { query, signal, ...options }: ApiRequest = {},
): Promise<ApiAnswer<T>> {
  const url = apiUrl(path, query);
  const sent = options.method === undefined ? takeAhead(url, apiKey) : undefined;
  const send = async (signal: AbortSignal) =>
    sent ?? fetchText(url, apiKey, { ...options, signal });
  const { response, content } = await exchange(send, signal);
  if (!response.ok) throw errorFromResponse(response, content);
  return {
    data: readContent(response, content, schema),
    etag: response.headers.get("ETag"),
    employer: employerOfKey(response.headers),
  };
}

/** A response with its body, which has been read to its end. */
interface ReadResponse {
  response: Response;
  content: string;
}

async function fetchText(
  url: string,
  apiKey: string,
  { method = "GET", body, headers, signal }: Omit<ApiRequest, "query">,
): Promise<ReadResponse> {
  const response = await fetch(url, {
    method,
    headers: {
      Accept: "application/json",
      // The page's language, which need not be the browser's.
      "Accept-Language": document.documentElement.lang,
      "API-Key": apiKey,
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // The key authenticates; cookies of the service's host are not for us.
    credentials: "omit",
    cache: "no-store",
    signal: signal ?? null,
  });
  readServiceDate(response.headers.get("Date"));
  // Of a list of jobs: the public lists say nothing, and neither does a proxy.
  readKeyHeaders(response.headers, response.ok && new URL(url).pathname.endsWith("/jobs"));
  return { response, content: await response.text() };
}

let ahead: { url: string; apiKey: string; response: Promise<ReadResponse> } | undefined;

/** Sends a GET whose response goes to the next `sendRequest` if that requests the same. */
export function sendAhead(apiKey: string, path: string, query?: ApiRequest["query"]): void {
  const url = apiUrl(path, query);
  const response = fetchText(url, apiKey, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  // `sendRequest` handles a failure.
  response.catch(() => {});
  ahead = { url, apiKey, response };
}

function takeAhead(url: string, apiKey: string): Promise<ReadResponse> | undefined {
  const sent = ahead;
  ahead = undefined;
  return sent?.url === url && sent.apiKey === apiKey ? sent.response : undefined;
}

async function exchange(
  send: (signal: AbortSignal) => Promise<ReadResponse>,
  signal: AbortSignal | undefined,
): Promise<ReadResponse> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const begunAt = performance.now();
  try {
    const answer = await send(signal ? AbortSignal.any([signal, timeout]) : timeout);
    connection.answered(begunAt);
    return answer;
  } catch (error) {
    if (signal?.aborted) throw error;
    // By its name: the first request of the page has a timeout of its own.
    if ((error as Error).name === "TimeoutError")
      throw new ApiError({ status: 0, reason: "timeout", retryAfter: Infinity });
    connection.noAnswer();
    throw new ApiError({ status: 0, reason: "network" });
  }
}

function readContent<T>(response: Response, content: string, schema: ResponseSchema<T>): T {
  const unreadable = (reason: ApiErrorReason) => new ApiError({ status: response.status, reason });
  if (content.trim() === "" && response.status !== 204) throw unreadable("empty");
  const json = response.status === 204 ? undefined : parseJson(content);
  const parsed = schema.safeParse(json);
  // Where any body will do (§4.4), one that is not JSON still comes from something other than the
  // service.
  if (parsed.success && (json !== undefined || response.status === 204)) return parsed.data;
  throw unreadable(isWebPage(content) ? "webPage" : "unreadable");
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
