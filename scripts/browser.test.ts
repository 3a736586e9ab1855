import { describe, expect, it, vi } from "vitest";
import { findBrowser, launchOptions, type Machine } from "./browser.ts";
import { installWays } from "./install-browser.ts";

const OWN = "/cache/playwright/chrome";
const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

function machine(files: string[], change: Partial<Machine> = {}): Machine {
  return {
    platform: "linux",
    env: { PATH: "/usr/local/bin:/usr/bin" },
    home: "/home/kim",
    playwrightPath: OWN,
    exists: (file) => files.includes(file),
    ...change,
  };
}

describe("findBrowser", () => {
  it.each([
    ["Playwright's own before the system's", machine([OWN, "/usr/bin/chromium"]), OWN],
    ["Debian's Chromium", machine(["/usr/bin/chromium"]), "/usr/bin/chromium"],
    ["Google's Chrome", machine(["/usr/bin/google-chrome"]), "/usr/bin/google-chrome"],
    ["Chrome on macOS", machine([MAC_CHROME], { platform: "darwin" }), MAC_CHROME],
    [
      "Chrome in a person's own folder on macOS",
      machine([`/home/kim${MAC_CHROME}`], { platform: "darwin" }),
      `/home/kim${MAC_CHROME}`,
    ],
    [
      "what CHROME_PATH names before all others",
      machine([OWN, "/opt/chrome"], { env: { CHROME_PATH: "/opt/chrome" } }),
      "/opt/chrome",
    ],
  ])("finds %s", (_, where, expected) => {
    expect(findBrowser(where)?.executablePath).toBe(expected);
  });

  it("finds nothing where there is nothing", () => {
    expect(findBrowser(machine([]))).toBeUndefined();
    expect(findBrowser(machine([], { env: {} }))).toBeUndefined();
  });

  it("says so when CHROME_PATH names nothing, instead of taking another browser", () => {
    const wrong = machine([OWN], { env: { CHROME_PATH: "/opt/chrome" } });
    expect(() => findBrowser(wrong)).toThrow("CHROME_PATH: there is no /opt/chrome");
  });
});

it("launchOptions() leaves it to the start of a browser to refuse what CHROME_PATH names", () => {
  vi.stubEnv("CHROME_PATH", "/nowhere/chrome");
  expect(launchOptions()).toEqual({ executablePath: "/nowhere/chrome" });
});

describe("installWays", () => {
  const commands = (platform: NodeJS.Platform, root: boolean) =>
    installWays(platform, root).map((way) => way.map(({ args }) => args.join(" ")));

  it("uses the system's packages only as root on Linux", () => {
    expect(commands("darwin", false)).toEqual([["install chromium"]]);
    expect(commands("linux", false)).toEqual([["install chromium"]]);
    expect(commands("linux", true)).toEqual([
      ["install chromium", "install-deps chromium"],
      ["-y -qq update", "-y -qq install --no-install-recommends chromium"],
    ]);
  });
});
