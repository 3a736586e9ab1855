import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Paging } from "#contract/listing.ts";

/** The interface's prefix (§4, §9). */
export const API_PREFIX = "/api/v1.1";

/** Makes absolute URLs: from `PUBLIC_URL`, else from how the request came in. */
export function absoluteUrl(
  request: FastifyRequest,
  publicUrl: string | undefined,
  path: string,
): string {
  return `${publicUrl ?? originOf(request)}${API_PREFIX}${path}`;
}

/** A host with or without a port, as a URL has it. */
export const isHost = (text: string): boolean =>
  /^([\w.~-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(text) && URL.canParse(`http://${text}`);

/** How the client came in, where a trusted proxy says so; who names no host gets the address that it reached. */
function originOf({ protocol, host, headers, socket }: FastifyRequest): string {
  const { localAddress = "", localPort } = socket;
  const reached = `${isIPv6(localAddress) ? `[${localAddress}]` : localAddress}:${localPort}`;
  const named = [host, headers.host ?? ""].find(isHost) ?? reached;
  return `${protocol === "https" ? "https" : "http"}://${named}`;
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
