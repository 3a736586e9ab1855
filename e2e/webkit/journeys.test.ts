import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { injectedScript } from "./injected.ts";
import { JOURNEYS } from "./journeys.ts";
import { keyPress } from "./keys.ts";

it.each(JOURNEYS)("names a story that there is: %s", (journey) => {
  const [file = "", ...words] = journey.split(" ");
  const text = readFileSync(path.join(import.meta.dirname, "..", file), "utf8");
  // The title of a group comes before that of its story.
  const endings = words.map((_, at) => words.slice(at).join(" "));
  expect(endings.some((ending) => ending.length >= 20 && text.includes(ending))).toBe(true);
});

it("finds Playwright's script for the page", () => {
  expect(injectedScript()).toContain("InjectedScript");
});

it("presses a key with its modifiers, and lets them go in the opposite order", () => {
  const actions = keyPress("Control+Shift+B").map(({ type, value }) => `${type} ${value}`);
  expect(actions).toEqual([
    "keyDown \uE009",
    "keyDown \uE008",
    "keyDown b",
    "keyUp b",
    "keyUp \uE008",
    "keyUp \uE009",
  ]);
});
