import { describe, expect, it } from "vitest";
import type { Job } from "#contract/job.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { countOfView, jobsOfView } from "./jobs-of-view.ts";
import { isPlainView, type JobView, readView } from "./view.ts";

const TODAY = "2026-11-26";
const hourly = { id: 5, name: "Hourly", unit: "Hour" };
const yearly = { id: 1, name: "Yearly", unit: "Year" };
const kelowna = { id: 2, name: "Kelowna", description: "Kelowna, BC", type: "Town" };

const jobs = [
  { id: 1, title: "Baker", publishDate: "2026-11-01", closeDate: "2026-11-25" },
  { id: 2, title: "baker 10", status: "active", publishDate: "2026-11-02" },
  {
    id: 3,
    title: "Baker 9",
    closeDate: "2026-11-26",
    referenceId: "HR-1657",
    locations: [kelowna],
  },
  { id: 4, title: "Éclair chef", closeDate: "2026-12-10", autoRefresh: true },
  {
    id: 5,
    title: "Co-op student",
    closeDate: "2026-12-11",
    publishDate: "2026-10-26",
    applicationEmail: "hr@example.ca",
  },
  {
    id: 6,
    title: "",
    closeDate: null,
    publishDate: "2026-10-27",
    salary: { amount: 20, maxAmount: 25, period: hourly, plusCommission: false },
  },
  {
    id: 7,
    title: "Zoo keeper",
    confidential: true,
    publishDate: null,
    salary: { amount: 40_000, maxAmount: null, period: yearly, plusCommission: false },
    applicantRoutingType: { id: 2, name: "URL" },
    categories: [{ id: 16, name: "Science" }],
    positionType: { id: 2, name: "Part Time" },
  },
].map((job) => ({ job: { ...aJob, publishDate: "2026-11-03", ...job } as Job, etag: null }));

const idsOf = (view: JobView) => jobsOfView(jobs, view, TODAY).map(({ job }) => job.id);

describe("filters", () => {
  it.each<[Record<string, unknown>, number[]]>([
    [{}, [1, 2, 3, 4, 5, 6, 7]],
    [{ status: "active" }, [2]],
    [{ q: "bakér" }, [1, 2, 3]],
    [{ q: "coop" }, [5]],
    [{ q: "co op" }, [5]],
    [{ q: "hr1657" }, [3]],
    [{ q: "9 hr" }, []],
    [{ q: "9\u001Fhr" }, []],
    [{ closes: "ended" }, [1]],
    [{ closes: "next14" }, [3, 4]],
    [{ closes: "2026-11-26..2026-11-26" }, [3]],
    [{ closes: "..2026-11-26" }, [1, 3]],
    [{ published: "last30" }, [1, 2, 3, 4, 6]],
    [{ published: "over30" }, [5]],
    [{ published: "2026-11-02.." }, [2, 3, 4]],
    [{ province: "BC" }, [3]],
    [{ province: "BC,QC" }, [1, 2, 3, 4, 5, 6, 7]],
    [{ location: "Kelowna, BC" }, [3]],
    [{ location: "Kelowna, BC; Montréal, QC" }, [1, 2, 3, 4, 5, 6, 7]],
    [{ location: "not:Montréal, QC; Nowhere" }, [3]],
    [{ statuses: "active,archived" }, [2]],
    [{ status: "active", statuses: "not:active" }, []],
    [{ category: "not:14" }, [7]],
    [{ applyTo: "HR@" }, [5]],
    [{ category: "16,9" }, [7]],
    [{ positionType: 2 }, [7]],
    [{ positionType: "not:1" }, [7]],
    [{ pay: "none" }, [1, 2, 3, 4, 5]],
    [{ pay: "hour:..19.99" }, []],
    [{ pay: "hour:24.." }, [6]],
    [{ pay: "22..30" }, [6]],
    [{ pay: "10.." }, [6, 7]],
    [{ route: "url" }, [7]],
    [{ confidential: "yes" }, [7]],
    [{ autoRefresh: "yes" }, [4]],
    [{ noReference: "yes" }, [1, 2, 4, 5, 6, 7]],
    [{ references: "hr-1657,HR-1" }, [3]],
    [{ q: '"baker 9"' }, [3]],
    [{ q: "baker", closes: "ended" }, [1]],
  ])("%j", (raw, ids) => {
    const view = readView(raw);
    // What the table has is readable.
    expect(Object.values(view).filter(Boolean)).toEqual(Object.values(raw).map(String));
    expect(idsOf(view).toSorted((a, b) => a - b)).toEqual(ids);
    expect(countOfView(jobs, view, TODAY)).toBe(ids.length);
  });
});

it.each<[JobView["sort"], number[]]>([
  [undefined, [4, 3, 2, 1, 6, 5, 7]],
  ["published", [5, 6, 1, 2, 4, 3, 7]],
  ["closes", [1, 3, 4, 5, 2, 7, 6]],
  ["-closes", [2, 7, 5, 4, 3, 1, 6]],
  ["title", [1, 3, 2, 5, 4, 7, 6]],
  ["-title", [7, 4, 5, 2, 3, 1, 6]],
  ["location", [3, 4, 2, 1, 6, 5, 7]],
  ["pay", [7, 6, 4, 3, 2, 1, 5]],
  ["-pay", [6, 7, 4, 3, 2, 1, 5]],
])("sorts by %s, missing values last, the newest first among equals", (sort, ids) => {
  expect(idsOf({ sort })).toEqual(ids);
});

it("reads what makes no sense as not given", () => {
  const nonsense = readView({
    status: "open",
    q: " ",
    closes: "2026-02-30..",
    published: "next7",
    province: "zz",
    location: 7,
    category: "a",
    positionType: "..",
    pay: "x..y",
    route: "fax",
    confidential: "1",
    noReference: "no",
    sort: "id",
    columns: "<b>",
  });
  expect(Object.values(nonsense).filter((value) => value !== undefined)).toEqual([]);
  expect(readView({ closes: "..", pay: ".." })).toEqual(readView({}));
});

it.each<[Record<string, unknown>, boolean]>([
  [{ status: "draft", q: "baker", columns: "closes" }, true],
  [{ closes: "ended" }, false],
  [{ sort: "title" }, false],
])("%j is plain: %s", (raw, plain) => {
  expect(isPlainView(readView(raw))).toBe(plain);
});
