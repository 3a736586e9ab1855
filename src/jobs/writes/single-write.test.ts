import { expect, test } from "vitest";
import { ApiError } from "#src/lib/api/api-error.ts";
import { aJob } from "#contract/testing/a-job.ts";
import { buttonWrite, nextTry } from "./single-write.ts";

const write = buttonWrite(aJob, { kind: "change", changes: { status: "archived" } });
const error = new ApiError({ status: 503 });

test("what may have been carried out is repeated under its name, and nothing else", () => {
  expect(nextTry(write, { state: "unknown", error })).toEqual({ write, isRepeat: true });
  const { write: next, isRepeat } = nextTry(write, { state: "waits", error });
  expect(isRepeat).toBe(false);
  expect(next).toEqual({ ...write, key: next.key });
  expect(next.key).not.toBe(write.key);
});

test("a button says that it is one, and an undo what it takes back", () => {
  expect(write).toMatchObject({ from: "button", origin: { source: "form" } });
  expect(write).not.toHaveProperty("takesBack");
  const undo = buttonWrite(aJob, write.write, null, { takesBack: '"7-2"' });
  expect(undo).toMatchObject({ takesBack: '"7-2"', origin: { source: "undo" } });
});
