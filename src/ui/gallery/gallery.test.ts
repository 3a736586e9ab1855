import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const UI = path.join(import.meta.dirname, "..");

/** The file and what it draws with, of the components in `src/ui`. */
function drawnBy(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, name = ""] of readFileSync(file, "utf8").matchAll(
    /["'](\.{1,2}\/[^"']+\.tsx?)["']/g,
  ))
    drawnBy(path.join(path.dirname(file), name), known);
  return known;
}

test("every component is in it", () => {
  const shown = drawnBy(path.join(import.meta.dirname, "gallery.tsx"));
  const components = readdirSync(UI, { recursive: true, encoding: "utf8" }).filter((name) =>
    /^(?!gallery|(.*\/)?testing)[^.]+\.tsx$/.test(name),
  );
  expect(components.length).toBeGreaterThan(20);
  expect(components.filter((name) => !shown.has(path.join(UI, name)))).toEqual([]);
});
