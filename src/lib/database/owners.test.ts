import { beforeEach, expect, it, vi } from "vitest";
import type { Session } from "../session/session.ts";
import { ownersOf } from "./owners.ts";

const KEY = "jobs_8sXb2cVfT0mZr4Qy7Hn1";
const signedIn = (key: string, employer: { id: number; name: string } | null): Session => ({
  state: "in",
  generation: 1,
  key,
  employer,
});
const harbour = { id: 1, name: "Harbour" };

beforeEach(() => {
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("location", { origin: "https://example.com" });
});

it("identifies an employer and its service, whatever the key", async () => {
  const [first] = await ownersOf(signedIn(KEY, harbour));
  const [second] = await ownersOf(signedIn("another", harbour));
  expect(first).toBe("employer 1 at https://example.com/api/v1.1");
  expect(second).toBe(first);
});

it("includes the owner from before the employer was known", async () => {
  const [unknown, ...none] = await ownersOf(signedIn(KEY, null));
  expect(none).toEqual([]);
  expect((await ownersOf(signedIn(KEY, harbour)))[1]).toBe(unknown);
  expect(await ownersOf(signedIn("another", null))).not.toEqual([unknown]);
});

it("contains no part of a key", async () => {
  const names = (await ownersOf(signedIn(KEY, null))).join(" ");
  expect(names).toMatch(/^somebody [\da-f]{16} at https:\/\/example\.com/);
  for (let at = 0; at + 4 <= KEY.length; at++) expect(names).not.toContain(KEY.slice(at, at + 4));
});

it("is empty when signed out, or without an employer and hashing", async () => {
  vi.stubGlobal("crypto", {});
  expect(await ownersOf(signedIn(KEY, null))).toEqual([]);
  expect(await ownersOf({ state: "out" })).toEqual([]);
});
