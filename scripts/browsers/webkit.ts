// The WebKitGTK in which the main journeys run with E2E_BROWSER=webkit: Debian's, with its WebDriver, on a display that
// nobody sees.
import { existsSync } from "node:fs";
import { aptGet, run } from "./install-browser.ts";

/** Whether the stories run in WebKit. */
export const IN_WEBKIT = process.env["E2E_BROWSER"] === "webkit";

const LIBRARIES = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`;

/** Where the packages `webkit2gtk-driver`, `xvfb` and `xdotool` put them. */
export const WEBKIT = {
  driver: "/usr/bin/WebKitWebDriver",
  browser: `${LIBRARIES}/webkit2gtk-4.1/MiniBrowser`,
  displayServer: "/usr/bin/Xvfb",
  desktop: "/usr/bin/xdotool",
};

const missing = () => Object.values(WEBKIT).filter((file) => !existsSync(file));

/** Finds WebKit, or installs Debian's. @returns why there is none, in a sentence; `undefined` where there is one */
export function ensureWebKit(say: (line: string) => void): string | undefined {
  if (missing().length > 0 && process.platform === "linux" && process.getuid?.() === 0) {
    say("No WebKit on this machine: installing webkit2gtk-driver, xvfb and xdotool…");
    const packages = ["webkit2gtk-driver", "xvfb", "xdotool"];
    [aptGet("update"), aptGet("install", "--no-install-recommends", ...packages)].every(run);
  }
  const [file] = missing();
  return (
    file &&
    `There is no ${file}, which Debian's packages webkit2gtk-driver, xvfb and xdotool bring.`
  );
}
