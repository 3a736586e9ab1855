import { expect, test } from "vitest";
import * as z from "zod/mini";

import { addDays } from "#contract/calendar-date.ts";
import { ALLOWED_TAGS } from "#contract/description-markup.ts";
import { jobRequest } from "#contract/job-request.ts";
import { CATEGORIES, POSITION_TYPES, SALARY_PERIODS } from "#contract/reference.ts";
import { resolvePlace } from "../reference/places.ts";
import { type SampleJob, sampleJobs } from "./sample-jobs.ts";

const today = "2026-03-02";
const make = (seed: number, count: number, first = 0) => [
  ...sampleJobs({ seed, count, first, today }),
];
/** As many as the demo employer has. */
const demo = make(1, 240);
const many = [...demo, ...make(2, 600), ...make(3, 600)];
const distinct = (values: Iterable<unknown>) => new Set(values).size;

test("the same options give the same postings, and a second run continues the first", () => {
  expect(make(1, 240)).toEqual(demo);
  expect(make(1, 40, 200)).toEqual(demo.slice(200));
  expect(make(9, 240)).not.toEqual(demo);
});

test("every posting is a valid request that stays as it is", () => {
  for (const { publishDate: _, ...body } of many)
    expect(z.safeParse(jobRequest, body)).toMatchObject({ success: true, data: body });
});

test("every place is known by its description", () => {
  const places = many.flatMap(({ locations }) => locations.map(({ description }) => description));
  const unknown = places.filter((description) => {
    const place = resolvePlace(description);
    return place.kind !== "known" || place.location.description !== description;
  });
  expect(unknown).toEqual([]);
});

test("reference ids are unique for an employer", () => {
  const ids = make(5, 2000).flatMap(({ referenceId }) => referenceId ?? []);
  expect(distinct(ids)).toBe(ids.length);
});

test.each<[string, (job: SampleJob) => boolean]>([
  ["published after today", ({ publishDate }) => publishDate > today],
  ["older than a year", ({ publishDate }) => publishDate < addDays(today, -365)],
  ["closed before published", (job) => (job.closeDate ?? "9999") <= job.publishDate],
  ["refreshed though not active", (job) => job.autoRefresh && job.status !== "active"],
  ["paid volunteers", (job) => job.positionType.id === 5 && job.salary !== null],
  ["paid from more to less", ({ salary }) => (salary?.maxAmount ?? 1e9) <= (salary?.amount ?? 0)],
])("no posting is %s", (_, holds) => {
  expect(many.filter(holds)).toEqual([]);
});

test("240 postings show every kind that a list can have", () => {
  const html = demo.map(({ description }) => description).join("");
  expect(ALLOWED_TAGS.filter((tag) => !new RegExp(`<${tag}[ >]`).test(html))).toEqual([]);
  expect(distinct(demo.map(({ description }) => description))).toBeGreaterThan(230);
  expect(distinct(demo.map(({ title }) => title))).toBeGreaterThan(80);
  expect(distinct(demo.flatMap((job) => job.categories.map(({ id }) => id)))).toBe(
    CATEGORIES.length,
  );
  expect(distinct(demo.map(({ positionType }) => positionType.id))).toBe(POSITION_TYPES.length);
  expect(distinct(demo.flatMap(({ salary }) => salary?.period.id ?? []))).toBe(
    SALARY_PERIODS.length,
  );
  expect(distinct(demo.map(({ locations }) => locations.length))).toBe(3);
  expect(distinct(demo.map(({ status }) => status))).toBe(3);
});

test.each<[string, (job: SampleJob) => boolean]>([
  ["is a draft", ({ status }) => status === "draft"],
  ["is archived", ({ status }) => status === "archived"],
  ["is active and past its close date", (job) => job.status === "active" && past(job)],
  ["has no reference id", ({ referenceId }) => referenceId === null],
  ["has no salary", ({ salary }) => salary === null],
  ["takes applications on a page", ({ applicationUrl }) => applicationUrl !== null],
  ["is confidential", ({ confidential }) => confidential],
  ["is refreshed", ({ autoRefresh }) => autoRefresh],
])("a part of 240 postings %s", (_, holds) => {
  const count = demo.filter(holds).length;
  expect(count).toBeGreaterThan(5);
  expect(count).toBeLessThan(120);
});

const past = ({ closeDate }: SampleJob) => closeDate !== null && closeDate < today;
