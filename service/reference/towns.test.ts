import { expect, it } from "vitest";
import { onlyProvinceOf, TOWNS } from "#contract/towns.ts";
import { GAZETTEER } from "./gazetteer.ts";
import { placeKey } from "#contract/place-key.ts";

it("knows the only province of a town, in any spelling", () => {
  expect(onlyProvinceOf("Toronto")).toBe("ON");
  expect(onlyProvinceOf("ST JOHN’S")).toBe("NL");
  expect(onlyProvinceOf("MONTREAL")).toBe("QC");
  expect(onlyProvinceOf("Richmond")).toBeUndefined();
});

it.each(Object.entries(TOWNS))("%s has these towns alone", (code, names) => {
  for (const name of names.split("|"))
    for (const [, , province] of GAZETTEER.filter((row) => placeKey(row[1]) === placeKey(name)))
      expect(`${name}, ${province}`).toBe(`${name}, ${code}`);
});
