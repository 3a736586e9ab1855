import { LIMITS } from "#contract/limits.ts";
import { type Check, stated } from "../check.ts";
import { JOB_FIELDS } from "../job-fields.ts";
import type { Trial } from "../trial.ts";
import { equal, must, show } from "../verdict.ts";
import {
  type FieldRule,
  boolean,
  date,
  decimal,
  int32,
  integer,
  object,
  orNull,
  status,
  text,
  url,
  valuesAt,
} from "./field-rules.ts";

type Row = [path: string, rule: FieldRule];

/** §2.1 */
const JOB: Row[] = [
  ...JOB_FIELDS.map(({ name, rule }): Row => [name, rule]),
  ["employer.id", int32],
  ["employer.name", text(LIMITS.employerName)],
];

const EMBEDDED: Record<string, Row[]> = {
  "§2.2": [
    ["locations[].id", int32],
    ["locations[].name", text(LIMITS.locationName)],
    ["locations[].description", text(LIMITS.locationDescription)],
    ["locations[].type", text(LIMITS.locationType)],
  ],
  "§2.3": [
    ["categories[].id", int32],
    ["categories[].name", text(LIMITS.categoryName)],
  ],
  "§2.4": [
    ["positionType.id", int32],
    ["positionType.name", text(LIMITS.positionTypeName)],
  ],
  "§2.5": [
    ["salary.amount", decimal],
    ["salary.maxAmount", orNull(decimal)],
    ["salary.period", object],
    ["salary.period.id", int32],
    ["salary.period.name", text(LIMITS.periodName)],
    ["salary.period.unit", text(LIMITS.periodUnit)],
    ["salary.plusCommission", boolean],
  ],
  "§2.6": [
    ["applicantRoutingType.id", int32],
    ["applicantRoutingType.name", text(LIMITS.routingName)],
  ],
};

/** §2.7 */
const HEADER: Row[] = [
  ["id", int32],
  ["referenceId", orNull(text(LIMITS.referenceId))],
  ["employer.id", int32],
  ["employer.name", text(LIMITS.employerName)],
  ["title", text(LIMITS.title)],
  ["publishDate", date],
  ["locations[].description", text(LIMITS.locationDescription)],
  ["confidential", boolean],
  ["status", status],
];

/** §2.8 */
const PAGING: Row[] = [
  ["total", integer],
  ["page", integer],
  ["pages", integer],
  ["pageSize", integer],
  ["previous", orNull(url)],
  ["next", orNull(url)],
];

function checkField(where: string, value: unknown, [path, { what, holds }]: Row): void {
  for (const found of valuesAt(value, path)) {
    must(found !== undefined, `${path} is missing in ${where}`);
    must(holds(found), `${path} is ${show(found)} in ${where} instead of ${what}`);
  }
}

/** A job with everything and one with the least, as GET answers them. */
async function jobs(trial: Trial): Promise<unknown[]> {
  return [await trial.makeFrom(trial.fullBody()), await trial.makeFrom(trial.urlBody())];
}

const inBothJobs = (clause: string, row: Row): Check =>
  stated(clause, `${row[0]} is ${row[1].what}`, async (trial) => {
    for (const job of await jobs(trial)) checkField("the answer of GET", job, row);
  });

const embedded = Object.entries(EMBEDDED).flatMap(([clause, rows]) =>
  rows.map((row) =>
    stated(clause, `${row[0]} is ${row[1].what}`, async (trial) => {
      checkField("the answer of GET", await trial.makeFrom(trial.fullBody()), row);
    }),
  ),
);

/** The header of one job, as the list answers it. */
async function headerOf(trial: Trial): Promise<Record<string, unknown>> {
  const answer = await trial.employer.get(`/jobs?q=${trial.word}`);
  return { ...answer.isAccepted().onlyHeader() };
}

const headers = HEADER.map((row) =>
  stated("§2.7", `in the list, ${row[0]} is ${row[1].what}`, async (trial) => {
    await trial.makeFrom(trial.fullBody());
    checkField("the list", await headerOf(trial), row);
  }),
);

const paging = PAGING.map((row) =>
  stated("§2.8", `paging.${row[0]} is ${row[1].what}`, async (trial) => {
    await trial.make();
    await trial.make();
    for (const page of [1, 2]) {
      const query = `?q=${trial.word}&pageSize=1&page=${page}`;
      const { paging } = (await trial.employer.get(`/jobs${query}`)).isAccepted().list();
      checkField(`page ${page} of 2`, paging, row);
    }
  }),
);

/** Every field of §2, its type and its length (§8), in answers. */
export const fieldChecks: Check[] = [
  ...JOB.map((row) => inBothJobs("§2.1", row)),
  ...embedded,
  stated("§2.2", "a location's description is City, ProvinceCode", async (trial) => {
    const { locations } = await trial.make({ locations: [{ description: "Victoria, BC" }] });
    equal(locations[0]?.description, "Victoria, BC", "locations[0].description");
  }),
  ...headers,
  stated("§2.7", "a header has the values of the job", async (trial) => {
    const job: Record<string, unknown> = { ...(await trial.makeFrom(trial.fullBody())) };
    const header = await headerOf(trial);
    for (const name of Object.keys(header)) {
      if (name in job) equal(header[name], job[name], name);
    }
  }),
  stated("§2.7", "a header holds no other field of the job", async (trial) => {
    await trial.makeFrom(trial.fullBody());
    const header = await headerOf(trial);
    const named = new Set(HEADER.map(([path]) => path.replace(/[.[].*/, "")));
    const others = JOB.map(([path]) => path).filter((path) => !named.has(path) && path in header);
    equal(others, [], "fields that are not a header's");
  }),
  ...paging,
  stated("§2.8", "previous is null on the first page and next on the last", async (trial) => {
    await trial.make();
    const { paging } = (await trial.employer.get(`/jobs?q=${trial.word}`)).isAccepted().list();
    equal([paging.previous, paging.next], [null, null], "previous and next");
  }),
];
