import { expect, it } from "vitest";
import { forEachInSlices } from "./in-slices.ts";

const wait = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

it("does everything in order, and lets other tasks run in between", async () => {
  const done: (number | string)[] = [];
  setTimeout(() => done.push("timer"));
  await forEachInSlices([1, 2, 3, 4, 5, 6], (item) => {
    wait(5);
    done.push(item);
  });
  expect(done.filter((item) => item !== "timer")).toEqual([1, 2, 3, 4, 5, 6]);
  expect(done.indexOf("timer")).toBeLessThan(6);
});

it("stops when it is aborted", async () => {
  const stop = new AbortController();
  const done: number[] = [];
  const work = forEachInSlices(
    [1, 2, 3],
    (item) => {
      wait(10);
      done.push(item);
      stop.abort();
    },
    stop.signal,
  );
  await expect(work).rejects.toThrow("aborted");
  expect(done).toEqual([1]);
});
