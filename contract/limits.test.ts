import { expect, test } from "vitest";
import { LIMITS } from "./limits.ts";

// Written out: everything else that checks a limit, the conformance suite too, takes it from LIMITS.
test("the limits of §8 are those of the interface", () => {
  expect(LIMITS).toMatchObject({
    referenceId: 50,
    title: 256,
    applicationEmail: 50,
    applicationUrl: 200,
    employerName: 128,
    locationName: 256,
    locationDescription: 300,
    locationType: 50,
    categoryName: 40,
    positionTypeName: 10,
    periodName: 50,
    periodUnit: 50,
    routingName: 50,
    locations: { min: 1, max: 3 },
    categories: { min: 1, max: 3 },
    pageSize: { default: 10, max: 100 },
    defaultJobDays: 60,
    autoRefreshDays: 7,
  });
});
