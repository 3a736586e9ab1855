import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { LIMITS } from "#contract/limits.ts";
import { en } from "#contract/messages/en.ts";
import { sentence } from "#contract/messages/message.ts";
import { namesPlace } from "#contract/read-place.ts";
import { PROVINCES } from "#contract/reference.ts";
import { GAZETTEER } from "./gazetteer.ts";
import { placeKey } from "#contract/place-key.ts";
import { parsePlaceQuery } from "./place-query.ts";
import { nearPlaces, placeById, resolvePlace, searchPlaces } from "./places.ts";
import { POSTAL_DISTRICTS } from "./postal-districts.ts";

const known = (text: string) => {
  const place = resolvePlace(text);
  return place.kind === "known" ? place.location.description : place.kind;
};
const found = (q: string | null) =>
  searchPlaces(parsePlaceQuery(q)).map(({ location }) => location.description);

describe("the gazetteer", () => {
  const described = GAZETTEER.map(([, name, province]) => `${name}, ${province}`);

  test("has one row for each id and for each name in a province", () => {
    expect(GAZETTEER.length).toBeGreaterThan(1_000);
    expect(new Set(GAZETTEER.map(([id]) => id)).size).toBe(GAZETTEER.length);
    const keys = GAZETTEER.map(([, name, province]) => `${placeKey(name)},${province}`);
    expect(new Set(keys).size).toBe(GAZETTEER.length);
  });

  test("has well-formed rows, ids below those of employers' own places", () => {
    const codes = new Set<string>(PROVINCES.map(({ code }) => code));
    const odd = GAZETTEER.filter(
      ([id, name, province, population]) =>
        !(Number.isInteger(id) && id > 0 && id < 100_000_001) ||
        !/^[\p{Lu}\d][\p{L}\p{M}\d '’./-]+$/u.test(name) ||
        name.length > LIMITS.locationName ||
        !codes.has(province) ||
        !(Number.isInteger(population) && population >= 0),
    );
    expect(odd).toEqual([]);
  });

  test("has the capitals and the larger municipalities of every province", () => {
    const expected = `
      Edmonton, AB; Calgary, AB; Red Deer, AB; Lethbridge, AB; Airdrie, AB; Fort McMurray, AB;
      Victoria, BC; Vancouver, BC; Surrey, BC; Burnaby, BC; Saanich, BC; Langley, BC; Kelowna, BC;
      Winnipeg, MB; Brandon, MB; Steinbach, MB; Fredericton, NB; Moncton, NB; Saint John, NB;
      Dieppe, NB; Riverview, NB; St. John's, NL; Mount Pearl, NL; Paradise, NL; Gander, NL;
      Halifax, NS; Dartmouth, NS; Sydney, NS; Truro, NS; Bedford, NS; Yellowknife, NT; Inuvik, NT;
      Iqaluit, NU; Rankin Inlet, NU; Arviat, NU; Toronto, ON; Ottawa, ON; Mississauga, ON;
      Brampton, ON; Hamilton, ON; Whitby, ON; Greater Sudbury, ON; Barrie, ON; Caledon, ON;
      Clarington, ON; Chatham-Kent, ON; Charlottetown, PE; Summerside, PE; Stratford, PE;
      Québec, QC; Montréal, QC; Laval, QC; Gatineau, QC; Longueuil, QC; Sherbrooke, QC;
      Trois-Rivières, QC; Sept-Îles, QC; Lévis, QC; Saguenay, QC; Regina, SK; Saskatoon, SK;
      Moose Jaw, SK; Whitehorse, YT; Dawson City, YT`;
    const missing = expected.split(";").filter((place) => !described.includes(place.trim()));
    expect(missing).toEqual([]);
  });
});

describe("resolvePlace", () => {
  test.each([
    ["Vancouver", "Vancouver, BC"],
    ["Vancouver, BC", "Vancouver, BC"],
    ["  VANCOUVER ,bc ", "Vancouver, BC"],
    ["montreal", "Montréal, QC"],
    ["Montre\u0301al, QC", "Montréal, QC"],
    ["sept iles", "Sept-Îles, QC"],
    ["Trois Rivieres, qc", "Trois-Rivières, QC"],
    ["Quebec", "Québec, QC"],
    ["Quebec City", "Québec, QC"],
    ["Québec (ville)", "Québec, QC"],
    ["Québec (ville), QC", "Québec, QC"],
    ["Ville de Québec", "Québec, QC"],
    ["City of Toronto", "Toronto, ON"],
    ["Toronto (city), Ontario", "Toronto, ON"],
    ["Ville-Marie", "Ville-Marie, QC"],
    ["Sudbury, ON", "Greater Sudbury, ON"],
    ["St Johns", "St. John's, NL"],
    ["Saint John’s, NL", "St. John's, NL"],
    ["St. John", "Saint John, NB"],
    ["Sault Sainte Marie", "Sault Ste. Marie, ON"],
    ["Ft. McMurray", "Fort McMurray, AB"],
    ["l’assomption", "L'Assomption, QC"],
    ["L‘Assomption", "L'Assomption, QC"],
    ["Kahnawà:ke, QC", "Kahnawake, QC"],
    ["Kahnawa꞉ke", "Kahnawake, QC"],
    ["Kahnawà·ke, Québec", "Kahnawake, QC"],
    // The most populous of the name.
    ["Windsor", "Windsor, ON"],
    ["Windsor, NS", "Windsor, NS"],
    ["Richmond", "Richmond, BC"],
    ["Cornwall, PE", "Cornwall, PE"],
    // Kindnesses.
    ["Kamloops, British Columbia", "Kamloops, BC"],
    ["Kamloops, B.C.", "Kamloops, BC"],
    ["Moncton, Nouveau-Brunswick", "Moncton, NB"],
    ["Charlottetown, PEI", "Charlottetown, PE"],
    ["Kamloops BC", "Kamloops, BC"],
    ["Kamloops,, BC,", "Kamloops, BC"],
    ["Kamloops, BC, Canada", "Kamloops, BC"],
    ["Kamloops, Canada", "Kamloops, BC"],
    ["Kam\u200bloops,\n BC", "Kamloops, BC"],
    ["vancouver bc", "Vancouver, BC"],
    ["Vancouver B.C.", "Vancouver, BC"],
    ["BC Victoria", "Victoria, BC"],
    ["BC, Victoria", "Victoria, BC"],
    ["victoria british columbia", "Victoria, BC"],
    ["Winnipeg Manitoba Canada", "Winnipeg, MB"],
    ["Fort Saskatchewan", "Fort Saskatchewan, AB"],
    ["Montréal (Québec)", "Montréal, QC"],
    ["Montréal (QC), Canada", "Montréal, QC"],
    ["Montréal, Qué.", "Montréal, QC"],
    ["Montreal, P.Q.", "Montréal, QC"],
    ["Toronto, Ont.", "Toronto, ON"],
    ["Toronto Ont", "Toronto, ON"],
    ["Winnipeg, Man.", "Winnipeg, MB"],
    ["Calgary, Alta.", "Calgary, AB"],
    ["Saskatoon, Sask.", "Saskatoon, SK"],
    ["St. John's, Nfld.", "St. John's, NL"],
    ["St. John’s, T.-N.-L.", "St. John's, NL"],
    ["Halifax, N.-É.", "Halifax, NS"],
    ["Halifax Nouvelle-Écosse", "Halifax, NS"],
    ["Fredericton, N.-B.", "Fredericton, NB"],
    ["Victoria, C.-B.", "Victoria, BC"],
    ["Charlottetown, Î.-P.-É.", "Charlottetown, PE"],
    ["Charlottetown Île du Prince Édouard", "Charlottetown, PE"],
    ["Yellowknife, T.N.-O.", "Yellowknife, NT"],
    ["Yellowknife N.W.T.", "Yellowknife, NT"],
    ["Vancouver, BC V6B 1A1", "Vancouver, BC"],
    ["Vancouver BC v6b1a1", "Vancouver, BC"],
    ["Toronto, ON, M5V 2T6", "Toronto, ON"],
    ["Toronto, M5V", "Toronto, ON"],
  ])("%j is %s", (text, description) => expect(known(text)).toBe(description));

  test.each([
    ["Smallville", "Smallville", "smallville"],
    ["  St.  Élie ,  quebec", "St. Élie, QC", "saint elie,QC"],
    ["Calgary NE", "Calgary NE", "calgary ne"],
    ["Toronto, BC", "Toronto, BC", "toronto,BC"],
    ["Smallville SK", "Smallville, SK", "smallville,SK"],
    ["Constructor, BC", "Constructor, BC", "constructor,BC"],
    ["Pe\u200b\u0301ry\n\u200b\u0007 Woods", "Péry Woods", "pery woods"],
    ["ᐃᒡᓗᓕᒃ, NU", "ᐃᒡᓗᓕᒃ, NU", "ᐃᒡᓗᓕᒃ,NU"],
  ])("%j is the employer's own place %s", (text, description, searchKey) =>
    expect(resolvePlace(text)).toEqual({ kind: "custom", place: { description, searchKey } }),
  );

  test.each([
    ["Seattle, WA", "“WA” is not a province or territory of Canada. Use one of AB, BC,"],
    ["Kanata, Ottawa, ON", "has too many parts."],
    ["BC", "“BC” is a province. Add the city too."],
    ["Nova Scotia", "“Nova Scotia” is a province"],
    ["x".repeat(257), "at most 256 characters; this has 257."],
    [`A, ${"😀".repeat(200)}`, `${"😀".repeat(20)}…\u2069” is not a province`],
  ])("%j is refused with the reason", (text, reason) => {
    const place = resolvePlace(text);
    expect(place.kind === "refused" && sentence(place.refusal, en)).toContain(reason);
  });

  test("every place is found by the description that it is answered with", () => {
    const lost = GAZETTEER.filter(([id, name, province]) => {
      const place = resolvePlace(`${name}, ${province}`);
      return place.kind !== "known" || place.location.id !== id;
    });
    expect(lost).toEqual([]);
  });

  test("what is accepted stands for the same place under the description that it is answered with", () => {
    const parts = [" ", ",", "\n", "\u200b", "\ufeff", "\u0007", "\u0301", "1", "e", "St", "Foo"];
    const text = fc
      .array(fc.constantFrom(...parts, "BC", "Québec", "Canada", "x".repeat(250)), { maxLength: 8 })
      .map((some) => some.join(""));
    const moved = fc.sample(text, { seed: 1, numRuns: 5_000 }).filter((written) => {
      if (!namesPlace(written)) return false;
      const place = resolvePlace(written);
      if (place.kind === "refused") return false;
      const { description } = place.kind === "known" ? place.location : place.place;
      return !isDeepStrictEqual(resolvePlace(description), place);
    });
    expect(moved).toEqual([]);
  });
});

test("a place is found by its id, as the location that is answered", () => {
  expect(placeById(6173331)).toEqual({
    id: 6173331,
    name: "Vancouver",
    description: "Vancouver, BC",
    type: "Town",
  });
  expect(placeById(1)).toBeNull();
});

describe("searchPlaces", () => {
  test.each([
    ["vancouver", ["Vancouver, BC", "West Vancouver, BC", "North Vancouver, BC"]],
    ["couver, b", ["Vancouver, BC", "West Vancouver, BC", "North Vancouver, BC"]],
    ["TROIS-R", ["Trois-Rivières, QC"]],
    ["van, bc", ["Vancouver, BC", "Vanderhoof, BC", "West Vancouver, BC", "North Vancouver, BC"]],
    ["windsor", ["Windsor, ON", "Windsor, QC", "Windsor, NS", "Grand Falls-Windsor, NL"]],
    ["windsor, nova", ["Windsor, NS"]],
    ["windsor ns", ["Windsor, NS"]],
    // What begins with the term comes first, by any of its names, though others are shorter.
    ["port, qc", ["Portneuf, QC", "Port-Cartier, QC", "Beauport, QC", "St-Jean-Port-Joli, QC"]],
    ["quebec city", ["Québec, QC"]],
    ["st johns", ["St. John's, NL"]],
    ["Québec (ville)", ["Québec, QC", "Venise-en-Québec, QC"]],
    ["niagara on the l", ["Niagara-on-the-Lake, ON"]],
    ["van, zz", []],
    ["%", []],
    ["vanier_", ["Vanier, ON"]],
    ["victoria british columbia", ["Victoria, BC"]],
    ["victoria british col", ["Victoria, BC"]],
    ["BC Victoria", ["Victoria, BC"]],
    ["windsor n.-é.", ["Windsor, NS"]],
    ["windsor (nova scotia)", ["Windsor, NS"]],
    ["windsor, ns, canada", ["Windsor, NS"]],
    ["windsor, ns b0n 2t0", ["Windsor, NS"]],
    ["vancouvr", []],
  ])("%j finds %j", (q, descriptions) => expect(found(q)).toEqual(descriptions));

  test.each([
    ["V6B", "Vancouver, BC"],
    ["v6b 1a1", "Vancouver, BC"],
    ["M5V", "Toronto, ON"],
    ["K1A 0A6", "Ottawa, ON"],
    ["G1R", "Québec, QC"],
    ["H2X", "Montréal, QC"],
    ["R3C", "Winnipeg, MB"],
    ["V8W", "Victoria, BC"],
    ["v1y 1a1", "Kelowna, BC"],
    ["L6P", "Brampton, ON"],
    ["J4K", "Longueuil, QC"],
    ["V7E 3M1", "Richmond, BC"],
    ["T1A", "Medicine Hat, AB"],
    ["H7N", "Laval, QC"],
    ["G0A", "Québec, QC"],
    ["L7A", "Brampton, ON"],
    ["T1Y", "Calgary, AB"],
    ["V3N", "Burnaby, BC"],
    ["V1S", "Kamloops, BC"],
    ["N3E", "Cambridge, ON"],
  ])("of the postal code %s the province's places are found, %s first", (q, first) => {
    const [place, ...others] = found(q);
    expect(place).toBe(first);
    expect(others.length).toBeGreaterThan(10);
    expect(others.every((other) => other.endsWith(first.slice(-4)))).toBe(true);
  });

  test("beginnings of postal codes are there once, with a place of their province", () => {
    const all = POSTAL_DISTRICTS.flatMap(([place, beginnings]) =>
      beginnings.split(" ").map((beginning) => ({ place, beginning })),
    );
    expect(new Set(all.map(({ beginning }) => beginning)).size).toBe(all.length);
    const elsewhere = all.filter(({ place, beginning }) => {
      const area = beginning + "0A".slice(beginning.length - 1);
      return !found(area).includes(place);
    });
    expect(elsewhere).toEqual([]);
  });

  test("what is no postal code finds no district", () => expect(found("D1A")).toEqual([]));

  test.each([
    ["Vancouvr", "Vancouver, BC"],
    ["Vancover", "Vancouver, BC"],
    ["Vnacouver", "Vancouver, BC"],
    ["vancuv", "Vancouver, BC"],
    ["Tornto, ON", "Toronto, ON"],
    ["Vancouver, AB", "Vancouver, BC"],
    ["Chilliwak bc", "Chilliwack, BC"],
    ["Saskaton", "Saskatoon, SK"],
    ["Troi Riviere", "Trois-Rivières, QC"],
    ["Calgery", "Calgary, AB"],
    ["Grand Montréal", "Montréal, QC"],
    ["Metro Vancouver", "Vancouver, BC"],
    ["Greater Toronto Area", "Toronto, ON"],
  ])("a slip, %s, suggests %s first", (q, first) => {
    expect(found(q)).toEqual([]);
    const near = nearPlaces(parsePlaceQuery(q)!).map(({ description }) => description);
    expect(near[0]).toBe(first);
    expect(near.length).toBeLessThanOrEqual(5);
  });

  test.each(["qqqqqq", "x", "Hogwarts School of Witchcraft", "x".repeat(256)])(
    "nothing is near %s",
    (q) => expect(nearPlaces(parsePlaceQuery(q)!)).toEqual([]),
  );

  test("without a term finds every place, shortest name first, then the more populous", () => {
    const all = searchPlaces(null);
    expect(all).toHaveLength(GAZETTEER.length);
    const ordered = all.every((place, i) => {
      const next = all[i + 1];
      if (!next) return true;
      const longer = next.location.name.length - place.location.name.length;
      return longer > 0 || (longer === 0 && next.population <= place.population);
    });
    expect(ordered).toBe(true);
  });
});
