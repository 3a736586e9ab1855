import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { JOURNEYS } from "./journeys.ts";

it.each(JOURNEYS)("names a story that there is: %s", (journey) => {
  const [file = "", ...words] = journey.split(" ");
  const text = readFileSync(path.join(import.meta.dirname, file), "utf8");
  // The title of a group comes before that of its story.
  const endings = words.map((_, at) => words.slice(at).join(" "));
  expect(endings.some((ending) => ending.length >= 20 && text.includes(ending))).toBe(true);
});
