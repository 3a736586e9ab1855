import { expect, test } from "vitest";
import { hasCurrentZones, startWarnings } from "./start-warnings.ts";

test.each([
  [{ PROT: "1" }, [/PROT .*PORT meant/]],
  [{ TRUST_PROXYS: "1" }, [/TRUST_PROXYS .*TRUST_PROXY meant/]],
  [{ PORT: "8080", PATH: "/bin", HOME: "/", TERM: "x", POSTGRES_PORT: "1" }, []],
])("%j is warned of: %j", (env, expected) => {
  const warnings = startWarnings(env).filter((sentence) => sentence.startsWith("The variable"));
  expect(warnings).toHaveLength(expected.length);
  for (const [at, pattern] of expected.entries()) expect(warnings[at]).toMatch(pattern);
});

test("time zone data is as old as it says of a date", () => {
  expect(hasCurrentZones(new Date("2026-07-01T12:00:00Z"))).toBe(true);
  expect(hasCurrentZones(new Date("2025-12-01T12:00:00Z"))).toBe(false);
  const isCurrent = (process.versions["tz"] ?? "") >= "2026c";
  expect(hasCurrentZones()).toBe(isCurrent);
  expect(startWarnings({})).toHaveLength(isCurrent ? 0 : 1);
});
