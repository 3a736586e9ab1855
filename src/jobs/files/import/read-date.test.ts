import { expect, it } from "vitest";
import { hasMoreThanDate, namesOtherWeekday, needsOrder, readDate } from "./read-date.ts";

it.each<[string, string | null]>([
  ["2026-12-01", "2026-12-01"],
  ["2026-12-01T00:00", "2026-12-01"],
  ["2026/12/1", "2026-12-01"],
  ["Dec 1, 2026", "2026-12-01"],
  ["1 December 2026", "2026-12-01"],
  ["1er décembre 2026", "2026-12-01"],
  ["31 août 2026", "2026-08-31"],
  ["juillet 4 2026", "2026-07-04"],
  ["12-Dec-35", "2035-12-12"],
  ["12-déc.-35", "2035-12-12"],
  ["12/Dec/2035", "2035-12-12"],
  ["2035-Dec-12", "2035-12-12"],
  ["20351204", "2035-12-04"],
  ["Tuesday, December 4, 2035", "2035-12-04"],
  ["mardi 4 décembre 2035", "2035-12-04"],
  ["le mar. 4 mars 2036", "2036-03-04"],
  ["le 30 juin 2027", "2027-06-30"],
  ["le 1er juillet 2027", "2027-07-01"],
  ["Le 30 juin 2027 à 17 h", "2027-06-30"],
  ["lundi, le 5 juillet 2027", "2027-07-05"],
  ["jusqu’au 30 juin 2027", "2027-06-30"],
  ["d’ici le 2027-06-30", "2027-06-30"],
  ["on June 30, 2027", "2027-06-30"],
  ["by the 30th of June 2027", "2027-06-30"],
  ["avant le 30 juin 2027", null],
  ["Mar 4, 2036", "2036-03-04"],
  ["mars 4, 2036", "2036-03-04"],
  ["lun. 3 déc. 2035 à 17 h 00", "2035-12-03"],
  ["Dec 4, 2035 11:59 PM", "2035-12-04"],
  ["Tue, 04 Dec 2035 00:00:00 GMT", "2035-12-04"],
  ["2035-12-05T00:00:00Z", "2035-12-05"],
  ["2035-12-04T23:59:59-08:00", "2035-12-04"],
  ["49647", "2035-12-04"],
  ["31 mars 2027 / March 31, 2027", "2027-03-31"],
  ["31 mars 2027 / March 30, 2027", null],
  ["2026-02-30", null],
  ["20351304", null],
  ["12/01/2026", null],
  ["soon", null],
  ["31", null],
])("reads %j as %j", (text, date) => expect(readDate(text)).toBe(date));

it.each([
  ["2035-12-05T05:59:59Z", "2035-12-04", "2035-12-05"],
  ["2035-12-05 03:00:00 UTC", "2035-12-04", "2035-12-04"],
  ["Wed, 05 Dec 2035 05:59:59 GMT", "2035-12-04", "2035-12-05"],
  ["Wed, 05 Dec 2035 05:59:59 +0000", "2035-12-04", "2035-12-05"],
  ["1805137200000", "2027-03-15", "2027-03-15"],
  ["1809111600", "2027-04-30", "2027-04-30"],
] as const)("reads the instant %j by its place", (text, inBC, inNL) => {
  expect(readDate(text, { province: "BC" })).toBe(inBC);
  expect(readDate(text, { province: "NL" })).toBe(inNL);
});

it.each([
  ["12/01/2026", "2026-01-12", "2026-12-01"],
  ["25-12-26", "2026-12-25", null],
  ["Tue 12/01/2026", "2026-01-12", "2026-12-01"],
] as const)("reads %j by the order of day and month", (text, dayFirst, monthFirst) => {
  expect(needsOrder(text)).toBe(true);
  expect(readDate(text, { order: "dayFirst" })).toBe(dayFirst);
  expect(readDate(text, { order: "monthFirst" })).toBe(monthFirst);
});

it.each([
  ["2035-12-05", false],
  ["2035-12-05T00:00:00Z", false],
  ["12/5/2035 12:00:00 AM", false],
  ["Wed, 05 Dec 2035 00:00:00 GMT", false],
  ["Wednesday, December 5, 2035", false],
  ["mercredi 5 décembre 2035", false],
  ["31 mars 2027 / March 31, 2027", false],
  ["49648", false],
  ["20351204", false],
  ["2035-12-05 17:00", true],
  ["2035-12-05T23:59:59-05:00", true],
  ["Dec 5, 2035 at 5 PM", true],
  ["12/5/2035 11:59 PM", true],
  ["2035-12-05 or when filled", true],
  ["5 décembre 2035 à 17 h", true],
])("%j says more than its date: %j", (text, more) => expect(hasMoreThanDate(text)).toBe(more));

it.each([
  ["Wednesday, December 5, 2035", false],
  ["le mercredi 5 décembre 2035", false],
  ["Mar 5, 2035", false],
  ["2035-12-05", false],
  ["Monday 5 December 2035", true],
  ["lundi 5 décembre 2035", true],
])("%j names another day of the week: %j", (text, other) =>
  expect(namesOtherWeekday(text, readDate(text) ?? "")).toBe(other),
);
