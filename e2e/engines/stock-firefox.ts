import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from "@playwright/test";
import { findFirefox } from "../../scripts/browsers/firefox.ts";
import { completeBidi, FIREFOX_ARGUMENTS } from "./bidi.ts";

/** The options of a project in a stock Firefox, for the whole of this process. */
export function stockFirefox(): Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> {
  completeBidi();
  const found = findFirefox();
  return {
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: {
      args: FIREFOX_ARGUMENTS,
      // Firefox 153 crashes when axe reads `ariaLabelledByElements`, which the dashboard does not.
      firefoxUserPrefs: { "accessibility.ARIAElementReflection.enabled": false },
      ...(found && { executablePath: found.executablePath }),
    },
  };
}
