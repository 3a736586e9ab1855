import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { ROOT } from "../scripts/lib/repository.ts";
import { differencesOf, SETTINGS } from "./installation-state.ts";

it("names each posting, setting and key that differs", () => {
  const before = new Map<string, unknown>([
    ["posting 1", { title: "Baker", status: "active" }],
    ["posting 2", { title: "Cook", status: "active" }],
    ["posting 3", { title: "Clerk", status: "active" }],
    ["setting views", { views: [] }],
    ["key 1", { name: "Feed" }],
  ]);
  const after = new Map<string, unknown>([
    ["posting 1", { title: "Baker", status: "active" }],
    ["posting 2", { title: "Cook", status: "archived" }],
    ["posting 4", { title: "Zyxel", status: "draft" }],
    ["setting readiness", { isAnswered: true }],
    ["setting views", { views: [] }],
    ["key 1", { name: "Feed" }],
    ["key 2", { name: null }],
  ]);
  expect(differencesOf(before, after)).toEqual([
    "posting 2 (Cook) is another",
    "posting 3 (Clerk) is gone",
    "posting 4 (Zyxel) is left behind",
    "setting readiness is left behind",
    "key 2 is left behind",
  ]);
  expect(differencesOf(before, new Map(before))).toEqual([]);
});

it("knows every setting that the dashboard writes", () => {
  const source = execFileSync("git", ["grep", "-hA1", ": SettingKind<.*> = {", "src"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const names = [...source.matchAll(/name: "([a-z-]+)"/g)].map(([, name = ""]) => name);
  expect(new Set(names)).toEqual(new Set(SETTINGS));
});
