import type { BrowserContext } from "@playwright/test";

/** A write request. */
export interface Write {
  method: string;
  /** Below `/api/v1.1`. */
  path: string;
  body: unknown;
}

/** Records every request to the service but GET, from now on. */
export function recordWrites(context: BrowserContext): Write[] {
  const writes: Write[] = [];
  context.on("request", (request) => {
    const [, path] = request.url().split("/api/v1.1");
    if (path === undefined || ["GET", "OPTIONS"].includes(request.method())) return;
    writes.push({ method: request.method(), path, body: request.postDataJSON() as unknown });
  });
  return writes;
}
