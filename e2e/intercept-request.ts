import type { Page, Route } from "@playwright/test";

/** A fault to inject into a request. */
export type Fault = (route: Route) => Promise<void>;

/** The connection is gone. */
export const offline: Fault = async (route) => route.abort("internetdisconnected");

/** Arrives; its answer is lost. */
export const answerLost: Fault = async (route) => {
  await route.fetch();
  await route.abort("connectionreset");
};

/** Something answers in place of the service: JSON, or any text. */
export const answer =
  (status: number, body: unknown = "", headers: Record<string, string> = {}): Fault =>
  async (route) =>
    route.fulfill({
      status,
      headers,
      ...(typeof body === "string" ? { body } : { json: body }),
    });

/** The service's own answer, with some of its properties replaced. */
export const rewritten =
  (changes: object): Fault =>
  async (route) => {
    const response = await route.fetch();
    const json = { ...((await response.json()) as object), ...changes };
    await route.fulfill({ response, json });
  };

/** The service as one that knows neither versions nor names of writes. */
export const withoutVersions: Fault = async (route) => {
  const { "if-match": _, "idempotency-key": __, ...headers } = route.request().headers();
  const response = await route.fetch({ headers });
  const { etag: ___, "service-extensions": ____, ...others } = response.headers();
  await route.fulfill({ response, headers: others });
};

/** Intercepted requests not sent yet by the running test. */
const unmet = new Map<Fault, string>();

/** Intercepted requests that the finished test never sent. */
export function takeUnmet(): string[] {
  const all = [...unmet.values()];
  unmet.clear();
  return all;
}

/**
 * Applies a fault to the requests with `method` at `path` below `/api/v1.1` (a prefix, when it ends
 * with `*`). A test in which no such request is sent fails.
 * @returns removes the interception
 */
export async function interceptRequest(
  page: Page,
  method: string,
  path: string,
  fault: Fault,
): Promise<() => Promise<void>> {
  const disturbed = `/api/v1.1${path}`;
  const matches = ({ pathname }: URL) =>
    disturbed.endsWith("*") ? pathname.startsWith(disturbed.slice(0, -1)) : pathname === disturbed;
  const handler: Fault = async (route) => {
    if (route.request().method() !== method) return route.fallback();
    unmet.delete(handler);
    return fault(route);
  };
  unmet.set(handler, `${method} ${path}`);
  await page.route(matches, handler);
  return async () => page.unroute(matches, handler);
}

/** Holds responses until `release` is called. */
export function deferred(): { fault: Fault; release: () => void; released: Promise<void> } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    fault: async (route) => {
      await released;
      await route.fallback();
    },
    release,
    released,
  };
}
