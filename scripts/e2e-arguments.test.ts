import { expect, it } from "vitest";
import { onlyIn, playwrightArguments, WINDOWS } from "./e2e-arguments.ts";

const LIST = String.raw`e2e/list\.spec\.ts$`;

it.each([
  [
    ["e2e/list", "--project", "wide"],
    [LIST, "--project=wide"],
  ],
  [
    ["--project", "wide", "e2e/list:89"],
    ["--project=wide", `${LIST}:89`],
  ],
  [
    ["--project", "wide", "status"],
    ["--project=wide", "status"],
  ],
  [
    ["--project", "wide", "narrow", "status"],
    ["--project=wide", "--project=narrow", "status"],
  ],
  [
    ["--project", "wide", "firefox", "status"],
    ["--project=wide", "--project=firefox", "status"],
  ],
  [
    ["--project=wide", "e2e/list.spec.ts"],
    ["--project=wide", LIST],
  ],
  // Playwright says that there is no such project, and which there are.
  [
    ["--project", "large", "e2e/list"],
    ["--project=large", LIST],
  ],
  [["--project"], ["--project"]],
  [
    ["--grep", "two people", "--headed"],
    [...onlyIn(WINDOWS), "--grep", "two people", "--headed"],
  ],
])("%j are for Playwright %j", (args, expected) => {
  expect(playwrightArguments(args)).toEqual(expected);
});

it("names a file that is not there", () => {
  expect(() => playwrightArguments(["--project", "wide", "e2e/lists"])).toThrow(
    'There is no e2e/lists.spec.ts. Without "e2e/" it is a pattern: npm run e2e -- lists',
  );
});
