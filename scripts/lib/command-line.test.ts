import { expect, it } from "vitest";
import { takeOption, wholeNumber } from "./command-line.ts";

it.each([
  [["--base-url", "http://a", "-g", "story"], "http://a", ["-g", "story"]],
  [["jobs.spec.ts", "--base-url=http://a?b=c"], "http://a?b=c", ["jobs.spec.ts"]],
  [["--project", "wide"], undefined, ["--project", "wide"]],
])("takes the option out of %j", (args, value, rest) => {
  expect(takeOption("--base-url", args)).toEqual({ value, rest });
});

it.each([[["--base-url"]], [["--base-url="]], [["--base-url", "--headed"]]])(
  "asks for a value in %j",
  (args) => {
    expect(() => takeOption("--base-url", args)).toThrow("--base-url needs a value.");
  },
);

it.each(["abc", "", "0", "-1", "1.5", "1e3"])("asks for a whole number instead of %j", (text) => {
  expect(() => wholeNumber("--seconds", text)).toThrow(
    `--seconds takes a whole number, from 1; this is "${text}".`,
  );
});
