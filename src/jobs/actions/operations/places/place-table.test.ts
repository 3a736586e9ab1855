import { expect, it } from "vitest";
import { placeRows, replaceInTable } from "./place-table.ts";

const TABLE = [
  "City\tProvince\tPay\tE-mail\tManager",
  "Toronto\tON\t$20\tto@example.com\tAna",
  "Laval; Québec\tQC\t\t\t",
].join("\r\n");

it("reads a table with headings, with a sign for each", () => {
  const [toronto, laval] = placeRows(TABLE) ?? [];
  expect(toronto).toMatchObject({
    places: ["Toronto, ON"],
    pay: "$20",
    email: "to@example.com",
    referenceId: undefined,
  });
  expect(Object.fromEntries(toronto?.values ?? [])).toMatchObject({
    "{city}": "Toronto",
    "{pay}": "$20",
    "{email}": "to@example.com",
    "{Manager}": "Ana",
  });
  expect(laval?.places).toEqual(["Laval, QC", "Québec, QC"]);
});

it.each(["Toronto, ON\nLaval, QC", "Toronto\tON\nLaval\tQC", "City\nToronto", "City\tPay", ""])(
  "takes %j for no table",
  (text) => expect(placeRows(text)).toBeNull(),
);

it("replaces a place in its cell", () => {
  const table = "City\tManager\nTornto\tAna\nLaval\tBo";
  expect(replaceInTable(table, "Tornto", ["Toronto, ON"])).toBe(
    "City\tManager\nToronto, ON\tAna\nLaval\tBo",
  );
});
