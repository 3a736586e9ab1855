import type { BrowserContext, Request } from "@playwright/test";

/** A service without versions refuses nothing of what the dashboard looks for before it writes. */
const REFUSED = /^4(?:01|04|12) (?:PUT|DELETE)(?= )/;
const PLAIN = Boolean(process.env["E2E_PLAIN"]);

/** The hash of a style sheet `body {}`, which Playwright adds to take a picture in Firefox. */
const SCREENSHOT_STYLE = "sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=";

/** What Firefox reports of code that it drops as a page is left. Code that fails to load is also seen as a request. */
const DROPPED = [
  "console error: Error: Unable to preload CSS",
  "console error: TypeError: error loading dynamically imported module",
];

/** Firefox does not say in which way a request failed, and has words of its own for code that does not load. */
const inFirefox = (error: string) =>
  error
    .replace(/^(?:net::ERR|NS_ERROR)_\w+/, "net::ERR_FAILED")
    .replace("Failed to fetch dynamically", "error loading dynamically");

/**
 * Everything that goes wrong in a browser: errors and warnings on the console (violations of the
 * content security policy among them), uncaught errors, requests that failed or were refused. A test
 * fails over each that it does not expect, and over expected errors that do not happen.
 */
export class BrowserErrors {
  readonly #seen = new Set<string>();
  readonly #expected = new Set<string>();
  // A service may have no settings.
  readonly #tolerated = new Set([
    "404 GET /api/v1.1/settings/",
    ...(PLAIN ? ["404 GET /api/v1.1/jobs/changes"] : []),
  ]);
  readonly #nameOf: (error: string) => string;

  constructor(browserName: string) {
    this.#nameOf = browserName === "firefox" ? inFirefox : (error) => error;
    if (browserName === "firefox") this.tolerate(...DROPPED);
  }

  watch(context: BrowserContext): void {
    context.on("console", (message) => {
      const type = message.type();
      if (type !== "error" && type !== "warning") return;
      // The response event below reports it.
      if (message.text().startsWith("Failed to load resource:")) return;
      this.#seen.add(this.#nameOf(`console ${type}: ${message.text()}`));
    });
    context.on("weberror", (error) => {
      const { stack = "" } = error.error();
      if (!stack.includes(SCREENSHOT_STYLE)) this.#seen.add(`uncaught: ${stack}`);
    });
    context.on("response", (response) => {
      const request = response.request();
      if (response.status() < 400) return;
      const error = `${response.status()} ${request.method()} ${pathOf(request.url())}`;
      this.#seen.add(error);
      // A list reads the jobs of its rows, and a test beside this one may have deleted one of its own.
      if (response.status() === 404 && isRowRead(request)) this.tolerate(error);
    });
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "failed";
      // Cancelled by the page itself.
      if (/^net::ERR_ABORTED$|^NS_BINDING_ABORTED$|cancelled/.test(reason)) return;
      this.#seen.add(this.#nameOf(`${reason} ${request.method()} ${pathOf(request.url())}`));
    });
  }

  /** Expects errors that begin so: `expectError("503 PUT /api/v1.1/jobs")`. */
  expectError(...beginnings: string[]): void {
    for (const beginning of beginnings)
      if (PLAIN && REFUSED.test(beginning))
        this.tolerate(beginning, beginning.replace(/PUT|DELETE/, "GET"));
      else this.#expected.add(this.#nameOf(beginning));
  }

  /** Tolerates messages that only some browsers print. */
  tolerate(...beginnings: string[]): void {
    for (const beginning of beginnings) this.#tolerated.add(this.#nameOf(beginning));
  }

  /** Unexpected errors, and expected ones that did not happen. */
  verdict(): { unexpected: string[]; missing: string[] } {
    const seen = [...this.#seen];
    const expected = [...this.#expected];
    const known = [...expected, ...this.#tolerated];
    return {
      unexpected: seen.filter((one) => !known.some((beginning) => one.startsWith(beginning))),
      missing: expected.filter((beginning) => !seen.some((one) => one.startsWith(beginning))),
    };
  }
}

/** Whether it reads a job that is not the page's own. */
function isRowRead(request: Request): boolean {
  const [, id] = /^\/api\/v1\.1\/jobs\/(\d+)$/.exec(pathOf(request.url())) ?? [];
  const segments = new URL(request.frame().url()).pathname.split("/");
  return request.method() === "GET" && id !== undefined && !segments.includes(id);
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
