import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ENGINES } from "./db/testing/test-database.ts";
import { hostileSteps } from "./testing/interface-model/hostile-steps.ts";
import { jobSteps } from "./testing/interface-model/job-steps.ts";
import { type World, expectSameState } from "./testing/interface-model/world.ts";
import { serviceUnderTest } from "./testing/service-under-test.ts";

/** Requests on each engine, at least; `npm run test:all` sends more and begins elsewhere every time. */
const ALL = process.env["TEST_ALL"] !== undefined;
const REQUESTS = ALL ? 20_000 : 250;
const SEED = ALL ? Date.now() % 2 ** 31 : 11;

/** Steps of one sequence: at most, and on average. */
const STEPS = { most: 40, average: 20 };

// Only the clock that is read: the steps move it by days. It begins where UTC is a day ahead of Vancouver.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-08T05:00:00Z") });
  return () => vi.useRealTimers();
});

describe.each(ENGINES)("on %s", (engine) => {
  test("whatever two employers send, the service does what the model of the interface does", async () => {
    const timeZone = "America/Vancouver";
    const { employer } = await serviceUnderTest(engine, { timeZone });
    const newParty = async (plan: "limited" | "unlimited") => {
      const { call, employerId: id } = await employer(plan);
      return {
        call,
        employer: { id, name: `Employer on ${plan}`, plan },
        jobs: new Map(),
        history: new Map(),
      };
    };
    let sent = 0;
    const property = fc.asyncProperty(
      fc.commands([...jobSteps, ...hostileSteps], { maxCommands: STEPS.most, size: "max" }),
      async (commands) => {
        const world: World = {
          parties: [await newParty("unlimited"), await newParty("limited")],
          timeZone,
          sent: 0,
        };
        await fc.asyncModelRun(() => ({ model: world, real: undefined }), commands);
        await expectSameState(world);
        sent += world.sent;
      },
    );
    // A failure prints the seed, the path to it and the shortest steps that lead there.
    await fc.assert(property, { seed: SEED, numRuns: Math.ceil(REQUESTS / STEPS.average) });
    expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  }, 1_000_000);
});
