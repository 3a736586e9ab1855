import { expect, test } from "vitest";
import { limitPerKey } from "./limit-per-key.ts";

/** Tasks that end on request. */
function tasks() {
  const limited = limitPerKey(2, 3);
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const run = (key: number, name: string) =>
    limited(key, () => {
      started.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  return { started, run, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

test("a third task of a key waits for one of its own, in order, and for no other key's", async () => {
  const { started, run, end } = tasks();
  const all = ["a", "b", "c", "d"].map((name) => run(1, name));
  const other = run(2, "other");
  expect(started).toEqual(["a", "b", "other"]);
  end("b");
  await all[1];
  expect(started).toEqual(["a", "b", "other", "c"]);
  for (const name of ["a", "c", "other"]) end(name);
  await Promise.all([all[0], all[2], other]);
  expect(started.at(-1)).toBe("d");
  end("d");
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
});

test("a task that fails frees its slot and rejects for its caller", async () => {
  const { started, run, end } = tasks();
  const [a, b, c] = ["a", "b", "c"].map((name) => run(1, name));
  const error = new Error("canceled");
  end("a", error);
  await expect(a).rejects.toBe(error);
  expect(started).toEqual(["a", "b", "c"]);
  end("b");
  end("c");
  expect(await Promise.all([b, c])).toEqual(["b", "c"]);
});

test("of one key, a bounded number waits", async () => {
  const { started, run, end } = tasks();
  const all = ["a", "b", "c", "d", "e"].map((name) => run(1, name));
  await expect(run(1, "f")).rejects.toMatchObject({ code: "too_many_requests" });
  end("a");
  await all[0];
  void run(1, "g");
  const other = run(2, "other");
  expect(started).toEqual(["a", "b", "c", "other"]);
  end("other");
  await other;
});
