import { expect, it } from "vitest";
import { m } from "#src/i18n/paraglide/messages.js";
import { aJob } from "#contract/testing/a-job.ts";
import { postInPlaces } from "../post-in-places.tsx";
import { placeRows } from "./place-table.ts";
import { planPlaces } from "./plan-places.ts";
import { lacksPeriod } from "./row-pay.ts";

const tableOf = (headings: string, cells: string) => `City\t${headings}\nHope, BC\t${cells}`;

it.each([
  ["Pay", "$20/hour", 20, null, 5],
  ["Pay", "65 000 $ par an", 65_000, null, 1],
  ["Pay\tPay period", "20\thourly", 20, null, 5],
  ["Rémunération\tPériode", "20\tDe l’heure", 20, null, 5],
  ["Salaire\tPériode", "800\thebdomadaire", 800, null, 3],
  ["Pay from\tPay to\tPer", "20\t22\tHour", 20, 22, 5],
  ["Pay\tPeriod", "$20/hour\t", 20, null, 5],
])("reads the pay of %j: %j", (headings, cells, amount, maxAmount, id) => {
  const places = tableOf(headings, cells);
  expect(lacksPeriod(placeRows(places) ?? [])).toBe(false);
  const operation = { ...postInPlaces.initial(), places };
  const [planned] = planPlaces({ ...aJob, salary: null }, operation, "2026-11-26");
  expect(planned?.problems).toEqual([]);
  expect(planned?.after?.salary).toMatchObject({ amount, maxAmount, period: { id } });
});

const hourly = {
  amount: 19,
  maxAmount: null,
  period: { id: 5, name: "Hourly", unit: "Hour" },
  plusCommission: false,
};

it.each([
  ["the choice of the form", null, 1, 1],
  ["the choice before the source's own", hourly, 1, 1],
  ["the source's own", hourly, undefined, 5],
])("takes the period that no cell names from %s", (_what, salary, period, id) => {
  const places = tableOf("Pay", "20");
  expect(lacksPeriod(placeRows(places) ?? [])).toBe(true);
  const operation = { ...postInPlaces.initial(), places, period };
  const [planned] = planPlaces({ ...aJob, salary }, operation, "2026-11-26");
  expect(planned?.problems).toEqual([]);
  expect(planned?.after?.salary).toMatchObject({ amount: 20, period: { id } });
});

it.each([
  ["Pay", "20", ["Choose the salary period."]],
  ["Pay\tPeriod", "900\tbiweekly", [m.change_not_a_period({ text: "biweekly" })]],
  ["Pay from\tPay to\tPeriod", "20\tmuch\thour", [m.import_not_pay({ text: "much" })]],
])("refuses the pay of %j: %j", (headings, cells, problems) => {
  const operation = { ...postInPlaces.initial(), places: tableOf(headings, cells) };
  const [planned] = planPlaces({ ...aJob, salary: null }, operation, "2026-11-26");
  expect(planned?.problems).toEqual(expect.arrayContaining(problems));
});

it("asks for no period without pay", () => {
  expect(lacksPeriod(placeRows(tableOf("Pay", "")) ?? [])).toBe(false);
});
