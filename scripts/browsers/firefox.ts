// The stock Firefox in which the stories run where Playwright has none of its own.
import { type Browser, type Machine, onPath, thisMachine } from "./browser.ts";
import { aptGet, run } from "./install-browser.ts";

const COMMANDS = ["firefox-esr", "firefox"];
const MAC_APP = "/Applications/Firefox.app/Contents/MacOS/firefox";

/**
 * Finds the Firefox that `FIREFOX_PATH` names, else the system's.
 * @throws Error when `FIREFOX_PATH` names a file that does not exist
 */
export function findFirefox(machine: Machine = thisMachine()): Browser | undefined {
  const { env, exists, platform } = machine;
  if (env.FIREFOX_PATH) {
    if (!exists(env.FIREFOX_PATH)) throw new Error(`FIREFOX_PATH: there is no ${env.FIREFOX_PATH}`);
    return { executablePath: env.FIREFOX_PATH, origin: "from FIREFOX_PATH" };
  }
  const found = [...onPath(COMMANDS, env), ...(platform === "darwin" ? [MAC_APP] : [])].find(
    exists,
  );
  return found === undefined ? undefined : { executablePath: found, origin: "the system's" };
}

/**
 * Finds a Firefox, or installs Debian's.
 * @throws Error when there is none and none can be installed
 */
export function ensureFirefox(say: (line: string) => void): Browser {
  const found = findFirefox();
  if (found) return found;
  if (process.platform === "linux" && process.getuid?.() === 0) {
    say("No Firefox on this machine: installing firefox-esr…");
    [aptGet("update"), aptGet("install", "--no-install-recommends", "firefox-esr")].every(run);
  }
  const installed = findFirefox();
  if (installed) return installed;
  throw new Error("No Firefox was found. Install one, or name it in FIREFOX_PATH.");
}
