import { expect } from "@playwright/test";
import { pagePolicy } from "#service/http/security-headers.ts";
import { test } from "./fixtures.ts";
import { JobListPage } from "./pages/job-list-page.ts";
import { BrowserErrors } from "./browser-errors.ts";

/** What the policy must block, and what browsers' messages for it have; Firefox calls a type that is missing a sink. */
const VIOLATIONS: [what: string, plant: () => void, said: RegExp][] = [
  [
    "a script in the page",
    () => {
      const script = document.createElement("script");
      script.append("1");
      document.body.append(script);
    },
    /TrustedScript|injection sink/,
  ],
  [
    "a script from elsewhere",
    () => {
      const script = document.createElement("script");
      script.src = "https://example.com/x.js";
    },
    /TrustedScriptURL|injection sink/,
  ],
  [
    "a handler in markup",
    () => document.body.setAttribute("onclick", "1"),
    /TrustedScript|injection sink/,
  ],
  [
    "eval",
    // oxlint-disable-next-line no-eval -- the test asserts that it is blocked
    () => void Reflect.apply(globalThis.eval, undefined, ["1"]),
    /TrustedScript|injection sink|unsafe-eval/,
  ],
  [
    "text that becomes markup",
    () => void (document.body.innerHTML = "<p>"),
    /TrustedHTML|injection sink/,
  ],
  [
    "another policy for markup",
    () => {
      const page = globalThis as unknown as {
        trustedTypes: { createPolicy: (name: string) => void };
      };
      page.trustedTypes.createPolicy("another");
    },
    /trusted-types/,
  ],
  ["a style in markup", () => document.body.setAttribute("style", "color: red"), /style-src/],
  [
    "a style sheet in the page",
    () => {
      const style = document.createElement("style");
      style.append("p {}");
      document.body.append(style);
    },
    /style-src/,
  ],
  [
    "an image from elsewhere",
    () => void (new Image().src = "https://example.com/x.png"),
    /img-src/,
  ],
  [
    "a request to elsewhere",
    () => void fetch("https://example.com/").catch(() => {}),
    /connect-src/,
  ],
  [
    "a frame",
    () => {
      const frame = document.createElement("iframe");
      frame.src = "https://example.com/";
      document.body.append(frame);
    },
    /frame-src/,
  ],
  [
    "another base of addresses",
    () => {
      const base = document.createElement("base");
      base.href = "https://example.com/";
      document.head.append(base);
    },
    /base-uri/,
  ],
  [
    "a form to elsewhere",
    () => {
      const form = document.createElement("form");
      form.action = "https://example.com/";
      document.body.append(form);
      form.submit();
    },
    /form-action/,
  ],
];

test("the browser blocks policy violations, and they fail the test", async ({
  page,
  browserName,
  browserErrors,
}) => {
  const list = await JobListPage.open(page);
  await expect(list.titles).not.toHaveCount(0);
  for (const [what, plant, said] of VIOLATIONS) {
    await test.step(what, async () => {
      const watcher = new BrowserErrors(browserName);
      watcher.watch(page.context());
      // In a task of the page's own: what a test evaluates stands above the policy.
      await page.evaluate(`setTimeout(${plant.toString()})`);
      await expect.poll(() => watcher.verdict().unexpected.join("\n")).toMatch(said);
    });
  }
  // Violations of the planted code only.
  browserErrors.expectError("uncaught: TypeError", "uncaught: EvalError");
  // Firefox tells of them as errors, and of what `submit` threw without a name.
  if (browserName === "firefox")
    browserErrors.expectError("uncaught: Content-Security-Policy", "uncaught: : ");
  else browserErrors.expectError("console error", "csp GET /x.png");
});

test(
  "a dashboard with a remote service may connect to that one and its own files only",
  { tag: "@all" },
  async ({ page, browserName, baseUrl, browserErrors }) => {
    const service = "http://service.example.com";
    await page.route(`${service}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route.fetch({ url: `${baseUrl}${pathname}${search}` });
      const headers = { ...response.headers(), "access-control-allow-origin": baseUrl };
      await route.fulfill({ response, headers });
    });
    // As the service serves the page with API_BASE_URL (service/dashboard/routes.ts).
    await page.route("**/jobs", async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      return route.fulfill({
        response,
        headers: { ...response.headers(), "content-security-policy": pagePolicy(service) },
        body: html.replace(
          'name="api-base-url" content=""',
          `name="api-base-url" content="${service}"`,
        ),
      });
    });
    const asked = page.waitForRequest(`${service}/api/v1.1/jobs?**`);
    const list = await JobListPage.open(page);
    await asked;
    await expect(list.titles).not.toHaveCount(0);
    const refused = await page.evaluate(async () => {
      const answers = await Promise.allSettled([fetch("/theme.js"), fetch("https://example.com/")]);
      return answers.map(({ status }) => status);
    });
    expect(refused).toEqual(["fulfilled", "rejected"]);
    // What the list still reads in the background would fail with the page.
    await page.waitForLoadState("networkidle");
    await page.unrouteAll({ behavior: "ignoreErrors" });
    browserErrors.expectError(
      ...(browserName === "firefox"
        ? [
            "uncaught: Content-Security-Policy: The page’s settings blocked the loading of a resource",
          ]
        : ["console error: Connecting to", "console error: Fetch API cannot load"]),
    );
  },
);
