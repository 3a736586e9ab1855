import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Paging } from "#contract/listing.ts";

/** The interface's prefix (§4, §9). */
export const API_PREFIX = "/api/v1.1";

/** Makes absolute URLs: from `PUBLIC_URL`, else from how the request came in. */
export function apiUrl(
  request: FastifyRequest,
  publicUrl: string | undefined,
  path: string,
): string {
  return `${publicUrl ?? `${request.protocol}://${hostOf(request)}`}${API_PREFIX}${path}`;
}

/** The host as the client named it; who names none gets the address that it reached. */
function hostOf({ host, socket: { localAddress = "", localPort } }: FastifyRequest): string {
  if (host !== "") return host;
  return `${isIPv6(localAddress) ? `[${localAddress}]` : localAddress}:${localPort}`;
}

interface PageRequest {
  page: number;
  pageSize: number;
}

/**
 * The paging object of one page (§2.8). `url` is the list's own, `filters` are repeated in the links;
 * the page before one past the end is the last.
 */
export function pagingOf(
  { page, pageSize }: PageRequest,
  total: number,
  url: string,
  filters: Record<string, string | null>,
): Paging {
  const pages = Math.ceil(total / pageSize);
  const link = (target: number) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(filters)) if (value !== null) query.set(name, value);
    query.set("pageSize", String(pageSize));
    query.set("page", String(target));
    return `${url}?${query}`;
  };
  return {
    total,
    page,
    pages,
    pageSize,
    previous: page > 1 && pages > 0 ? link(Math.min(page - 1, pages)) : null,
    next: page < pages ? link(page + 1) : null,
  };
}
