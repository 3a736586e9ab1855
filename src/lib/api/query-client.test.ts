import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { createQueryClient, retryDelay, shouldRetry } from "./query-client.ts";

const failed = (status: number, retryAfter?: number) =>
  new ApiError({ status, message: "No.", retryAfter });

test.each([
  ["no answer", failed(0), 0, true],
  ["half a minute without an answer", failed(0, Infinity), 0, false],
  ["a fault of the service", failed(500), 2, true],
  ["a fault that does not pass", failed(503), 3, false],
  ["too many requests", failed(429, 2), 0, true],
  ["a wait that is too long to be silent about", failed(429, 60), 0, false],
  ["a refusal", failed(400), 0, false],
  ["something that is not there", failed(404), 0, false],
  ["an answer that cannot be read", failed(200), 0, false],
  ["a mistake of our own", new TypeError("x is undefined"), 0, false],
])("after %s", (_name, error, failures, again) => {
  expect(shouldRetry(failures, error)).toBe(again);
});

test("waits grow, unless the service says how long", () => {
  expect([0, 1, 2].map((failures) => retryDelay(failures, failed(500)))).toEqual([500, 1000, 2000]);
  expect(retryDelay(2, failed(503, 3))).toBe(3000);
});

test("a read fails while the browser is offline, and is refetched when it is back", async () => {
  const client = createQueryClient();
  client.mount();
  onlineManager.setOnline(false);
  let answer = async (): Promise<string> => Promise.reject(failed(400));
  const jobs = new QueryObserver(client, { queryKey: ["jobs"], queryFn: async () => answer() });
  const unsubscribe = jobs.subscribe(() => {});
  onTestFinished(() => {
    unsubscribe();
    client.unmount();
    onlineManager.setOnline(true);
  });
  await expect.poll(() => jobs.getCurrentResult().status).toBe("error");
  answer = async () => "Baker";
  onlineManager.setOnline(true);
  await expect.poll(() => jobs.getCurrentResult().data).toBe("Baker");
});
