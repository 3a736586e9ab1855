import { describe, expect, test } from "vitest";
import type { Job } from "#contract/job.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { propertiesBack } from "./properties-back.ts";

const job = (changes: Partial<Job>): Job => ({ ...aJob, ...changes });
const url = {
  applicantRoutingType: { id: 2, name: "URL" },
  applicationEmail: null,
  applicationUrl: "https://example.com/jobs",
};
const nothing = { changes: {}, kept: [], isBlocked: false, isDone: false };

describe("what is left to take back", () => {
  test.each<[string, Partial<Job>, Partial<Job>, object]>([
    ["all of it", { title: "Cook" }, { title: "Cook" }, { changes: { title: aJob.title } }],
    ["nothing of nothing", {}, {}, {}],
    [
      "all of it, beside another person's",
      { title: "Cook" },
      { title: "Cook", confidential: true },
      { changes: { title: aJob.title }, kept: ["confidential"] },
    ],
    [
      "nothing, as another person has changed the same",
      { title: "Cook" },
      { title: "Chef" },
      { kept: ["title"], isBlocked: true },
    ],
    [
      "a part, as another person has changed the rest",
      { title: "Cook", confidential: true },
      { title: "Chef", confidential: true },
      { changes: { confidential: false }, kept: ["title"] },
    ],
    ["nothing, as it was taken back", { title: "Cook" }, {}, { isDone: true }],
    [
      "nothing, as it was taken back, beside another person's",
      { title: "Cook" },
      { confidential: true },
      { kept: ["confidential"] },
    ],
    [
      "nothing of the route, of which another person has changed a part",
      url,
      { ...url, applicationUrl: "https://example.com/other" },
      { kept: ["applicationUrl"], isBlocked: true },
    ],
    [
      "the route as one",
      url,
      url,
      {
        changes: {
          applicantRoutingType: { id: 1 },
          applicationEmail: aJob.applicationEmail,
          applicationUrl: null,
        },
      },
    ],
  ])("is %s", (_name, ours, now, expected) => {
    const back = propertiesBack(aJob, job(ours), job(now));
    expect(back).toEqual({ ...nothing, ...expected });
  });
});
