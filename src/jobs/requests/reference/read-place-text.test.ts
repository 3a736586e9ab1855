import { expect, it } from "vitest";
import { readPlaceText } from "./read-place-text.ts";

it.each([
  ["Vancouver, BC", "", "Vancouver, BC"],
  ["Vancouver BC V6B 1A1", "", "Vancouver, BC"],
  ["Kamloops, BC, Canada", "", "Kamloops, BC"],
  ["Montréal (Québec)", "", "Montréal, QC"],
  ["Laval", "Québec", "Laval, QC"],
  ["Laval, QC", "ON", "Laval, QC"],
  ["Montreal", "", "Montreal"],
  ["100 Mile House, BC", "", "100 Mile House, BC"],
  ["Iqaluit", "Nunavut", "Iqaluit, NU"],
  ["Iqaluit", "Nt", "Iqaluit"],
])("%j with the province %j is %j", (text, province, place) =>
  expect(readPlaceText(text, province)).toEqual({ clear: place }),
);

it.each<[string, string[], boolean]>([
  ["Kelowna British Columbia", ["Kelowna, BC"], true],
  ["CA-BC-Vancouver", ["Vancouver, BC"], false],
  ["Canada - Ontario - Ottawa", ["Ottawa, ON"], false],
  ["Vancouver, BC / Toronto, ON", ["Vancouver, BC; Toronto, ON"], false],
  ["123 Main St, Vancouver, BC V6B 1A1", ["Vancouver, BC"], false],
  ["1200 rue Sherbrooke, Montréal (Québec)", ["Montréal, QC"], false],
  ["Vancouver, BC (Hybrid)", ["Vancouver, BC"], false],
  ["3 Locations", [], false],
  ["Multiple locations", [], false],
  ["Plusieurs lieux", [], false],
  ["V6B 1A1", [], false],
  ["Toronto, CA", [], false],
  ["Springfield, ZZ", [], false],
  ["Remote", [], true],
  ["Télétravail", [], true],
])("%j is asked about, with %j", (text, proposals, mayStay) =>
  expect(readPlaceText(text)).toEqual({ proposals, mayStay }),
);
