import { expect, it } from "vitest";
import type { Machine } from "./browser.ts";
import { findFirefox } from "./firefox.ts";

const MAC = "/Applications/Firefox.app/Contents/MacOS/firefox";

function machine(files: string[], change: Partial<Machine> = {}): Machine {
  return {
    platform: "linux",
    env: { PATH: "/usr/bin" },
    home: "/home/kim",
    playwrightPath: "",
    exists: (file) => files.includes(file),
    ...change,
  };
}

it.each([
  ["Debian's", machine(["/usr/bin/firefox", "/usr/bin/firefox-esr"]), "/usr/bin/firefox-esr"],
  ["another system's", machine(["/usr/bin/firefox"]), "/usr/bin/firefox"],
  ["that of a Mac", machine([MAC], { platform: "darwin" }), MAC],
  [
    "what FIREFOX_PATH names before all others",
    machine(["/usr/bin/firefox", "/opt/firefox"], { env: { FIREFOX_PATH: "/opt/firefox" } }),
    "/opt/firefox",
  ],
  ["none where there is none", machine([MAC]), undefined],
])("finds %s", (_, where, expected) => {
  expect(findFirefox(where)?.executablePath).toBe(expected);
});

it("says so when FIREFOX_PATH names nothing, instead of taking another", () => {
  const wrong = machine(["/usr/bin/firefox"], { env: { FIREFOX_PATH: "/opt/firefox" } });
  expect(() => findFirefox(wrong)).toThrow("FIREFOX_PATH: there is no /opt/firefox");
});
