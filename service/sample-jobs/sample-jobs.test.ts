import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { addDays } from "#contract/calendar-date.ts";
import { ALLOWED_TAGS } from "#contract/description-markup.ts";
import { jobRequest } from "#contract/job-request.ts";
import { CATEGORIES, POSITION_TYPES, SALARY_PERIODS } from "#contract/reference.ts";
import { resolvePlace } from "../reference/places.ts";
import { type SampleJob, sampleJobs } from "./sample-jobs.ts";

const today = "2026-03-02";
/** As many as a demo employer has. */
const demo = [...sampleJobs({ seed: 1, count: 240, today })];
const many = [2, 3, 4].flatMap((seed) => [...sampleJobs({ seed, count: 600, today })]);

const distinct = <T>(values: Iterable<T>) => new Set(values).size;
const share = (jobs: SampleJob[], holds: (job: SampleJob) => boolean) =>
  jobs.filter(holds).length / jobs.length;

describe("the same options", () => {
  test("give the same postings, and another seed gives others", () => {
    expect([...sampleJobs({ seed: 1, count: 240, today })]).toEqual(demo);
    expect([...sampleJobs({ seed: 9, count: 240, today })]).not.toEqual(demo);
  });

  test("go on where an earlier run ended", () => {
    expect([...sampleJobs({ seed: 1, first: 200, count: 40, today })]).toEqual(demo.slice(200));
  });
});

test("every posting is a valid request that means itself", () => {
  for (const { publishDate: _, ...body } of [...demo, ...many]) {
    const result = z.safeParse(jobRequest, body);
    expect(result.error?.issues ?? []).toEqual([]);
    expect(result.data).toEqual(body);
  }
});

test("every place is in the gazetteer, as it is spelled there", () => {
  const descriptions = many.flatMap(({ locations }) =>
    locations.map(({ description }) => description),
  );
  const strange = descriptions.filter((description) => {
    const place = resolvePlace(description);
    return place.kind !== "known" || place.location.description !== description;
  });
  expect(strange).toEqual([]);
});

test("reference ids are never given twice", () => {
  const ids = [...sampleJobs({ seed: 5, count: 5_000, today })].flatMap(
    (job) => job.referenceId ?? [],
  );
  expect(ids.length).toBeGreaterThan(2_500);
  expect(distinct(ids)).toBe(ids.length);
});

test("dates lie within the last year and agree with the status", () => {
  const odd = many.filter(
    ({ publishDate, closeDate, status, autoRefresh }) =>
      publishDate > today ||
      publishDate < addDays(today, -365) ||
      (closeDate !== null && closeDate <= publishDate) ||
      (autoRefresh && (status !== "active" || publishDate <= addDays(today, -7))),
  );
  expect(odd).toEqual([]);
});

test("pay is above every province's minimum wage and agrees with the position type", () => {
  const odd = many.filter(({ salary, positionType }) => {
    if (!salary) return false;
    const { amount, maxAmount, period } = salary;
    const hourly = { 1: 1_950, 2: 162.5, 3: 84, 4: 8, 5: 1 }[period.id];
    return (
      positionType.id === 5 ||
      amount / hourly < 18 ||
      amount / hourly > 90 ||
      (maxAmount !== null && (maxAmount <= amount || maxAmount > amount * 1.7))
    );
  });
  expect(odd).toEqual([]);
});

test("no text is left unfinished or contradicts the position type", () => {
  const odd = many.filter(
    ({ description, title, positionType }) =>
      /[{}[\]*]|undefined|null/.test(`${title} ${description}`) ||
      (positionType.id === 2 && /37[.,]5/.test(description)),
  );
  expect(odd).toEqual([]);
});

describe("240 postings", () => {
  test("use every allowed tag, and links with and without a target", () => {
    const html = demo.map(({ description }) => description).join("");
    expect(
      ALLOWED_TAGS.filter((tag) => !html.includes(`<${tag}>`) && !html.includes(`<${tag} `)),
    ).toEqual([]);
    expect(html).toMatch(/<a href="https:[^"]+" target="_blank">/);
    expect(html).toMatch(/<a href="(https|mailto|tel):[^"]+">/);
  });

  test("look different from each other", () => {
    expect(distinct(demo.map(({ title }) => title))).toBeGreaterThan(150);
    expect(distinct(demo.map(({ description }) => description))).toBe(240);
    const places = demo.flatMap(({ locations }) => locations.map(({ description }) => description));
    expect(distinct(places)).toBeGreaterThan(120);
    expect(distinct(places.map((place) => place.slice(-2)))).toBeGreaterThan(8);
    expect(share(demo, ({ title }) => /\p{M}/u.test(title.normalize("NFD")))).toBeGreaterThan(0.02);
  });

  test("show every category, position type, period, status and number of places", () => {
    const categories = demo.flatMap((job) => job.categories.map(({ id }) => id));
    expect(distinct(categories)).toBe(CATEGORIES.length);
    expect(distinct(demo.map(({ positionType }) => positionType.id))).toBe(POSITION_TYPES.length);
    const periods = demo.flatMap(({ salary }) => salary?.period.id ?? []);
    expect(distinct(periods)).toBe(SALARY_PERIODS.length);
    expect(distinct(demo.map(({ locations }) => locations.length))).toBe(3);
  });

  test.each<[string, (job: SampleJob) => boolean, low: number, high: number]>([
    ["active", ({ status }) => status === "active", 0.5, 0.7],
    ["drafts", ({ status }) => status === "draft", 0.08, 0.2],
    ["archived", ({ status }) => status === "archived", 0.18, 0.34],
    ["without reference id", ({ referenceId }) => referenceId === null, 0.2, 0.4],
    ["without salary", ({ salary }) => salary === null, 0.1, 0.3],
    ["with commission", ({ salary }) => salary?.plusCommission === true, 0.01, 0.12],
    ["with an e-mail address", ({ applicationEmail }) => applicationEmail !== null, 0.5, 0.7],
    ["with a given close date", ({ closeDate }) => closeDate !== null, 0.35, 0.55],
    ["given a past close date", ({ closeDate }) => (closeDate ?? today) < today, 0.05, 0.3],
    ["confidential", ({ confidential }) => confidential, 0.05, 0.16],
    ["refreshed", ({ autoRefresh }) => autoRefresh, 0.05, 0.2],
  ])("are %s as often as is plausible", (_, holds, low, high) => {
    expect(share(demo, holds)).toBeGreaterThan(low);
    expect(share(demo, holds)).toBeLessThan(high);
  });
});
