import { expect, test } from "vitest";

import { LIMITS } from "./limits.ts";
import {
  CATEGORIES,
  LOCATION_TYPE,
  POSITION_TYPES,
  PROVINCES,
  ROUTING_TYPES,
  SALARY_PERIODS,
} from "./reference.ts";

test.each([
  { list: "categories", entries: CATEGORIES, count: 20, max: LIMITS.categoryName },
  { list: "position types", entries: POSITION_TYPES, count: 5, max: LIMITS.positionTypeName },
  { list: "salary periods", entries: SALARY_PERIODS, count: 5, max: LIMITS.periodName },
  { list: "routing types", entries: ROUTING_TYPES, count: 2, max: LIMITS.routingName },
])("$list have ids from 1 in order and names within §8", ({ entries, count, max }) => {
  expect(entries.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  expect(new Set(entries.map(({ name }) => name)).size).toBe(count);
  expect(Math.max(...entries.map(({ name }) => name.length))).toBeLessThanOrEqual(max);
});

test("periods and routes are called as in §2.5 and §2.6", () => {
  const names = [SALARY_PERIODS, ROUTING_TYPES].map((list) => list.map(({ name }) => name));
  expect(names).toEqual([
    ["Yearly", "Monthly", "Weekly", "Daily", "Hourly"],
    ["Email", "URL"],
  ]);
});

test("there are 13 provinces and territories, each with a code of two letters", () => {
  expect(PROVINCES).toHaveLength(13);
  expect(new Set(PROVINCES.map(({ code }) => code)).size).toBe(13);
  expect(PROVINCES.every(({ code }) => /^[A-Z]{2}$/.test(code))).toBe(true);
});

test("the remaining names are within §8", () => {
  expect(LOCATION_TYPE.length).toBeLessThanOrEqual(LIMITS.locationType);
  expect(Math.max(...SALARY_PERIODS.map(({ unit }) => unit.length))).toBeLessThanOrEqual(
    LIMITS.periodUnit,
  );
});
