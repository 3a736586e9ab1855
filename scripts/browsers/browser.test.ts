import { describe, expect, it, vi } from "vitest";
import { findBrowser, type Kind, launchOptions, type Machine } from "./browser.ts";
import { installWays } from "./install-browser.ts";

const OWN = "/cache/chromium-1255/chrome-linux64/chrome";
const OWN_SHELL =
  "/cache/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell";
const SHELL = "/usr/bin/chromium-headless-shell";
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
    ["Playwright's own headless shell first", machine([SHELL, OWN, OWN_SHELL]), OWN_SHELL],
    ["Debian's headless shell before a full browser", machine([OWN, SHELL]), SHELL],
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
      machine([OWN_SHELL, "/opt/chrome"], { env: { CHROME_PATH: "/opt/chrome" } }),
      "/opt/chrome",
    ],
  ])("finds %s", (_, where, expected) => {
    expect(findBrowser("shell", where)?.executablePath).toBe(expected);
  });

  it("finds nothing where there is nothing", () => {
    expect(findBrowser("shell", machine([]))).toBeUndefined();
    expect(findBrowser("shell", machine([], { env: {} }))).toBeUndefined();
  });

  it("finds the full browser beside a headless shell, and nothing in its place", () => {
    const full = findBrowser("full", machine([SHELL, OWN_SHELL, "/usr/bin/chromium"]));
    expect(full?.executablePath).toBe("/usr/bin/chromium");
    expect(findBrowser("full", machine([SHELL, OWN_SHELL]))).toBeUndefined();
  });

  it("says so when CHROME_PATH names nothing, instead of taking another browser", () => {
    const wrong = machine([OWN], { env: { CHROME_PATH: "/opt/chrome" } });
    expect(() => findBrowser("shell", wrong)).toThrow("CHROME_PATH: there is no /opt/chrome");
  });
});

it("launchOptions() leaves it to the start of a browser to refuse what CHROME_PATH names", () => {
  vi.stubEnv("CHROME_PATH", "/nowhere/chrome");
  expect(launchOptions()).toEqual({ executablePath: "/nowhere/chrome" });
});

describe("installWays", () => {
  const commands = (kind: Kind, platform: NodeJS.Platform, root: boolean) =>
    installWays(kind, platform, root).map((way) => way.map(({ args }) => args.join(" ")));

  it("uses the system's packages only as root on Linux", () => {
    expect(commands("shell", "darwin", false)).toEqual([["install --only-shell chromium"]]);
    expect(commands("shell", "linux", false)).toEqual([["install --only-shell chromium"]]);
    expect(commands("shell", "linux", true)).toEqual([
      ["install --only-shell chromium", "install-deps chromium"],
      ["-y -qq update", "-y -qq install --no-install-recommends chromium-headless-shell"],
      ["-y -qq update", "-y -qq install --no-install-recommends chromium"],
    ]);
  });

  it("installs the full browser for a headed run", () => {
    expect(commands("full", "linux", true)).toEqual([
      ["install --no-shell chromium", "install-deps chromium"],
      ["-y -qq update", "-y -qq install --no-install-recommends chromium"],
    ]);
  });
});
