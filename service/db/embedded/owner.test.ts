import { expect, test, vi } from "vitest";
import { openDatabase } from "../open-database.ts";
import { newLocation } from "../testing/test-database.ts";
import { startThread } from "./thread.ts";

vi.mock(import("./thread.ts"), () => ({
  // What PostgreSQL says of a file that another user left among the database's.
  startThread: vi.fn<() => Promise<never>>(() =>
    Promise.reject(new Error('could not open file "base/5/1259": Permission denied')),
  ),
}));

test.each([
  ["holds a file that its owner may not read", 0],
  ["belongs to another user", 1],
])("a database that %s is not called damaged", async (_, foreign) => {
  vi.mocked(startThread).mockClear();
  const user = process.geteuid?.() ?? 0;
  vi.spyOn(process, "geteuid").mockReturnValue(user + foreign);
  await expect(openDatabase(await newLocation.embedded())).rejects.toThrow(
    `The service runs as user ${user + foreign}, who may not use `,
  );
  expect(startThread).toHaveBeenCalledTimes(foreign ? 0 : 1);
});
