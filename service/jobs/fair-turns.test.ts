import { expect, test } from "vitest";
import { fairTurns } from "./fair-turns.ts";

/** Searches that end when they are told to. */
function searches() {
  const inLine = fairTurns(2);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const search = (employerId: number, name: string) =>
    inLine(employerId, () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  return { begun, search, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

test("a third search of an employer waits for one of its own, in turn, and for nobody else's", async () => {
  const { begun, search, end } = searches();
  const all = ["a", "b", "c", "d"].map((name) => search(1, name));
  const other = search(2, "other");
  expect(begun).toEqual(["a", "b", "other"]);
  end("b");
  await all[1];
  expect(begun).toEqual(["a", "b", "other", "c"]);
  for (const name of ["a", "c", "other"]) end(name);
  await Promise.all([all[0], all[2], other]);
  expect(begun.at(-1)).toBe("d");
  end("d");
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
});

test("a search that fails gives its place up, and its error is its caller's", async () => {
  const { begun, search, end } = searches();
  const [a, b, c] = ["a", "b", "c"].map((name) => search(1, name));
  const error = new Error("canceled");
  end("a", error);
  await expect(a).rejects.toBe(error);
  expect(begun).toEqual(["a", "b", "c"]);
  end("b");
  end("c");
  expect(await Promise.all([b, c])).toEqual(["b", "c"]);
});
