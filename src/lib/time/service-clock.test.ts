import { beforeEach, expect, test, vi } from "vitest";
import { readServiceDate, serviceNow, today } from "./service-clock.ts";

test("the first response is believed, also on a computer that is half a minute ahead", async () => {
  vi.resetModules();
  const clock = await import("./service-clock.ts");
  clock.readServiceDate(new Date(Date.now() - 30_000).toUTCString());
  expect(Date.now() - clock.serviceNow()).toBe(30_000);
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 7, 4, 12) });
});

const at = (...parts: [number, number, number, number]) => new Date(...parts).toUTCString();

test.each([
  ["two days ahead", at(2026, 7, 2, 12), "2026-08-02"],
  ["months slow", at(2026, 10, 26, 12), "2026-11-26"],
  ["right", at(2026, 7, 4, 12), "2026-08-04"],
])("today is the service's on a computer whose clock is %s", (_clock, header, expected) => {
  readServiceDate(header);
  expect(today()).toBe(expected);
  // Over midnight without another response.
  vi.advanceTimersByTime(12 * 3_600_000);
  expect(today() > expected).toBe(true);
});

test.each([null, "", "soon"])("the header %j changes nothing", (header) => {
  readServiceDate(at(2026, 7, 6, 12));
  readServiceDate(header);
  expect(new Date(serviceNow()).getDate()).toBe(6);
});

test("time does not go back with a response, whose date has whole seconds", () => {
  const header = at(2026, 7, 4, 12);
  readServiceDate(header);
  vi.advanceTimersByTime(900);
  const before = serviceNow();
  readServiceDate(header);
  expect(serviceNow()).toBe(before);
});
