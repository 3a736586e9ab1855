import { expect, it } from "vitest";
import { saysAll, severalPlaces } from "./several-places.ts";

const TWO = ["Nelson, BC", "Rossland, BC"];

it.each([
  ",",
  ", ",
  "/",
  " / ",
  " & ",
  " + ",
  " and ",
  ", and ",
  " et ",
  " or ",
  " and/or ",
  " - ",
  " – ",
  " > ",
  " ",
])("reads two places with %j between them", (sign) => {
  expect(severalPlaces(TWO.join(sign))).toEqual(TWO);
  expect(severalPlaces(`Nelson BC${sign}Rossland BC`)).toEqual(TWO);
});

it.each<[string, string[] | null]>([
  ["Nelson & Rossland, BC", TWO],
  ["Nelson / Rossland (BC), Canada", TWO],
  ["Nelson et Rossland, Colombie-Britannique", TWO],
  ["Québec, QC & Laval, QC", ["Québec, QC", "Laval, QC"]],
  ["Nelson, BC V1L 1A1 / Rossland, BC", TWO],
  ["Nelson (BC)—Rossland BC", TWO],
  ["Nelson, BC", null],
  ["Downtown, Vancouver, BC", null],
  ["Toronto - Downtown, ON", null],
  ["BC - Vancouver", null],
  ["123 Main St, Vancouver, BC", null],
  ["Nelson, BC + 2 more", null],
  ["Nelson, BC or nearby", null],
  ["Vancouver, BC Canada", null],
])("reads in %j the places %j", (text, places) => expect(severalPlaces(text)).toEqual(places));

it.each<[string, string, boolean]>([
  ["Nelson & Rossland, BC", "Nelson, BC; Rossland, BC", true],
  ["Nelson, BC, Rossland, BC", "Rossland, BC", false],
  ["Kelowna British Columbia", "Kelowna, BC", true],
  ["CA-BC-Vancouver", "Vancouver, BC", true],
  ["City of Vancouver (B.C.) V6B 1A1, Canada", "Vancouver, BC", true],
  ["Vancouver, BC, Alberta", "Vancouver, BC", false],
  ["123 Main St, Vancouver, BC", "Vancouver, BC", false],
  ["Vancouver, BC (Hybrid)", "Vancouver, BC", false],
  ["Vancouver, BC (+1)", "Vancouver, BC", false],
])("of %j, %j says all: %j", (text, proposal, all) => expect(saysAll(text, proposal)).toBe(all));
