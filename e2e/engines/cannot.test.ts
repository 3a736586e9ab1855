import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { CANNOT } from "./cannot.ts";

it.each(Object.keys(CANNOT))("names a story that there is: %s", (story) => {
  const [file = "", ...titles] = story.split(" › ");
  const text = readFileSync(path.join(import.meta.dirname, "..", file), "utf8");
  for (const title of titles) expect(text).toContain(title);
});
