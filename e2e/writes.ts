import type { BrowserContext } from "@playwright/test";

/** A write request. */
export interface Write {
  method: string;
  /** Below `/api/v1.1`. */
  path: string;
  body: unknown;
}

/**
 * Records every request to the service but GET, from now on. One that is repeated with its
 * `Idempotency-Key` is the same write.
 */
export function recordWrites(context: BrowserContext): Write[] {
  const writes: Write[] = [];
  const keys = new Set<string>();
  context.on("request", (request) => {
    const [, path] = request.url().split("/api/v1.1");
    if (path === undefined || ["GET", "OPTIONS"].includes(request.method())) return;
    // Asks what became of one.
    if (path.startsWith("/writes/")) return;
    const key = request.headers()["idempotency-key"];
    if (key !== undefined && keys.has(key)) return;
    if (key !== undefined) keys.add(key);
    writes.push({ method: request.method(), path, body: request.postDataJSON() as unknown });
  });
  return writes;
}
