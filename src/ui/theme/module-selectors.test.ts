import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

const SRC = path.resolve(import.meta.dirname, "../..");

/** The selectors of a style sheet, apart from the steps of its keyframes. */
const selectorsOf = (css: string): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/[^{};]+(?=\{)/g)]
    .map(([prelude]) => prelude.trim())
    .filter((prelude) => !/^(@|from\b|to\b|[\d.]+%)/.test(prelude))
    .flatMap((prelude) => prelude.split(/,(?![^()]*\))/));

/** Of a module: a class, which is its own, or an attribute of ours. The root is of the whole page on purpose. */
const isOurs = (selector: string) => /\.[a-z]|\[data-|^\s*:root\b/i.test(selector);

test("a CSS module has no selector that applies to any page", async () => {
  const names = (await readdir(SRC, { recursive: true })).filter((name) =>
    name.endsWith(".module.css"),
  );
  expect(names).toContain("ui/navigation/pagination.module.css");
  const bare: string[] = [];
  for (const name of names)
    for (const selector of selectorsOf(await readFile(path.join(SRC, name), "utf8")))
      if (!isOurs(selector)) bare.push(`${name}: ${selector.trim()}`);
  expect(bare).toEqual([]);
  expect(selectorsOf("@media print { .a, nav { b: c } }").filter((one) => !isOurs(one))).toEqual([
    " nav",
  ]);
});
