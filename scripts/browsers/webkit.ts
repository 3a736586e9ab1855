// The WebKitGTK in which the main journeys run where Playwright has no WebKit of its own: Debian's, with its WebDriver,
// on a display that nobody sees.
import { existsSync } from "node:fs";
import { aptGet, run } from "./install-browser.ts";

const LIBRARIES = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`;

/** Where the packages `webkit2gtk-driver` and `xvfb` put them. */
export const WEBKIT = {
  driver: "/usr/bin/WebKitWebDriver",
  browser: `${LIBRARIES}/webkit2gtk-4.1/MiniBrowser`,
  displayServer: "/usr/bin/Xvfb",
};

const missing = () => Object.values(WEBKIT).filter((file) => !existsSync(file));

/** Finds WebKit, or installs Debian's. @throws Error with a sentence when there is none and none can be installed */
export function ensureWebKit(say: (line: string) => void): void {
  if (missing().length > 0 && process.platform === "linux" && process.getuid?.() === 0) {
    say("No WebKit on this machine: installing webkit2gtk-driver and xvfb…");
    const packages = ["webkit2gtk-driver", "xvfb"];
    [aptGet("update"), aptGet("install", "--no-install-recommends", ...packages)].every(run);
  }
  const [file] = missing();
  if (file !== undefined)
    throw new Error(
      `There is no ${file}, which Debian's packages webkit2gtk-driver and xvfb bring.`,
    );
}
