import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { job } from "#contract/job.ts";
import { locationList } from "#contract/listing.ts";
import { CATEGORIES, POSITION_TYPES } from "#contract/reference.ts";
import { ENGINES } from "../db/testing/test-database.ts";
import { aJob, serviceUnderTest } from "../testing/service-under-test.ts";
import { GAZETTEER } from "./gazetteer.ts";

describe.each(ENGINES)("on %s", (engine) => {
  test("the fixed lists need no key and may be kept for a while", async () => {
    const { call } = await serviceUnderTest(engine);
    const types = await call("GET", "/positiontypes");
    expect(types).toMatchObject({ status: 200, body: { data: POSITION_TYPES } });
    expect(types.headers["cache-control"]).toMatch(/^public, max-age=\d+$/);
    expect(await call("GET", "/jobcategories")).toMatchObject({
      status: 200,
      body: { data: CATEGORIES },
    });
    expect(await call("POST", "/positiontypes")).toMatchObject({
      status: 405,
      headers: { allow: "GET, HEAD" },
    });
  });

  test("locations are found by a part of the name, page by page", async () => {
    const { call } = await serviceUnderTest(engine);
    const list = async (query: string) => {
      const { body } = await call("GET", `/locations${query}`);
      return z.parse(locationList, body);
    };
    const vancouver = {
      id: 6173331,
      name: "Vancouver",
      description: "Vancouver, BC",
      type: "Town",
    };
    const first = await list("?q=%20VANC&pageSize=2");
    expect(first.data[0]).toEqual(vancouver);
    expect(first.data).toHaveLength(2);
    expect(first.paging).toMatchObject({ total: 3, page: 1, pages: 2, previous: null });

    const next = new URL(String(first.paging.next));
    expect(Object.fromEntries(next.searchParams)).toEqual({ q: "VANC", pageSize: "2", page: "2" });
    const second = await list(next.search);
    expect(second.data).toHaveLength(1);
    expect(second.paging.next).toBeNull();

    expect((await list("")).paging.total).toBe(GAZETTEER.length);
    expect((await list("?q=")).paging.total).toBe(GAZETTEER.length);
    const nothing = { total: 0, page: 1, pages: 0, pageSize: 10, previous: null, next: null };
    expect(await list("?q=nowhere+at+all")).toEqual({
      data: [],
      paging: nothing,
      suggestions: [],
    });
    expect(await list("?q=vancouvr")).toEqual({
      data: [],
      paging: nothing,
      suggestions: [vancouver],
    });
    const beyond = await list("?page=2147483647&pageSize=500");
    expect(beyond).toMatchObject({ data: [], paging: { pageSize: 100, next: null } });
  });

  test("a list's query is validated, and a location has its own address", async () => {
    const { call } = await serviceUnderTest(engine);
    expect(await call("GET", "/locations?page=0")).toMatchObject({ status: 400 });
    expect(await call("GET", `/locations?q=${"x".repeat(257)}`)).toMatchObject({ status: 400 });
    expect(await call("GET", "/locations/6173331")).toMatchObject({
      status: 200,
      body: { id: 6173331, name: "Vancouver", description: "Vancouver, BC", type: "Town" },
      headers: { "cache-control": "no-store" },
    });
    for (const id of ["1", "0", "x", "2147483648", "%00"]) {
      expect(await call("GET", `/locations/${id}`)).toMatchObject({ status: 404 });
    }
  });

  test("an employer's own places are found with its key only, where the order puts them", async () => {
    const { call: anyone, employer } = await serviceUnderTest(engine);
    const [ours, theirs] = [await employer(), await employer()];
    const locations = [{ description: "Vancou, BC" }, { description: "Upper Vancouver" }];
    const created = await ours.call("POST", "/jobs", { ...aJob, locations });
    const [own] = z.parse(job, created.body).locations;
    expect(own).toMatchObject({ name: "Vancou", description: "Vancou, BC", type: "Own place" });

    const names = async (call: typeof anyone, query: string) => {
      const { body } = await call("GET", `/locations?q=vancou&${query}`);
      const { data, paging } = z.parse(locationList, body);
      return [paging.total, ...data.map(({ name }) => name)];
    };
    const known = ["Vancouver", "West Vancouver", "North Vancouver"];
    const all = ["Vancou", ...known, "Upper Vancouver"];
    expect(await names(ours.call, "")).toEqual([5, ...all]);
    expect(await names(ours.call, "pageSize=2&page=1")).toEqual([5, ...all.slice(0, 2)]);
    expect(await names(ours.call, "pageSize=2&page=3")).toEqual([5, ...all.slice(4)]);
    expect(await names(theirs.call, "")).toEqual([3, ...known]);
    expect(await names(anyone, "")).toEqual([3, ...known]);

    const used = await ours.call("GET", "/locations?q=upper+vanc");
    expect(used.body.paging.total).toBe(1);
    const { id } = created.body;
    await ours.call("PUT", `/jobs/${id}`, { locations: [{ description: "Vancou, BC" }] });
    const unused = await ours.call("GET", "/locations?q=upper+vanc");
    expect(unused.body.paging.total).toBe(0);

    const address = `/locations/${own?.id}`;
    expect(await ours.call("GET", address)).toMatchObject({ status: 200, body: own });
    expect(await theirs.call("GET", address)).toMatchObject({ status: 404 });
    expect(await anyone("GET", address)).toMatchObject({ status: 404 });
    const area = await ours.call("GET", "/locations?q=V8W&pageSize=1");
    expect(area.body.data).toMatchObject([{ description: "Victoria, BC" }]);
    const unknownKey = await anyone("GET", "/locations?q=vancou", undefined, { "api-key": "x" });
    expect(unknownKey).toMatchObject({ status: 200, body: { paging: { total: 3 } } });
  });
});
