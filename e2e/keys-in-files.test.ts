import { existsSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { strToU8, unzipSync, zipSync } from "fflate";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "../scripts/lib/temporary-folder.ts";
import { removeKeysFrom, withoutKeys } from "./keys-in-files.ts";

const OWN = `jobs_${"aB3-_".repeat(9).slice(0, 43)}`;
const GIVEN = String.raw`gi"ven\key+1`;

it.each([
  ["a key of our service", `API-Key: ${OWN}`, "API-Key: jobs_***"],
  ["the key of the run", `API-Key: ${GIVEN}`, "API-Key: jobs_***"],
  ["in a URL", `/jobs?key=${encodeURIComponent(GIVEN)}&page=1`, "/jobs?key=jobs_***&page=1"],
  ["in JSON", JSON.stringify({ key: GIVEN }), '{"key":"jobs_***"}'],
  ["in JSON in JSON", JSON.stringify([JSON.stringify([GIVEN])]), String.raw`["[\"jobs_***\"]"]`],
  ["no key", "jobs_list, jobs_short", "jobs_list, jobs_short"],
])("removes from a text %s", (_what, text, expected) => {
  vi.stubEnv("API_KEY", GIVEN);
  expect(withoutKeys(text)).toBe(expected);
});

it("removes keys from files, archives and the archive in a page, written since the run began", () => {
  const folder = temporaryFolder("keys-in-files");
  const at = (name: string) => path.join(folder, name);
  const archive = () =>
    zipSync({ "0-trace.trace": strToU8(OWN), "resources/a.png": strToU8("\u0089PNG") });
  const page = (bytes: Uint8Array) =>
    `<template>data:application/zip;base64,${Buffer.from(bytes).toString("base64")}</template>`;
  writeFileSync(at("old.txt"), OWN);
  utimesSync(at("old.txt"), 1, 1);
  writeFileSync(at("report.json"), JSON.stringify({ error: OWN }));
  writeFileSync(at("blob.zip"), zipSync({ "trace.zip": archive() }));
  writeFileSync(at("index.html"), page(archive()));
  writeFileSync(at("cut.zip"), archive().subarray(0, 90));
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);

  removeKeysFrom(folder, 10_000);

  expect(readFileSync(at("old.txt"), "utf8")).toBe(OWN);
  expect(readFileSync(at("report.json"), "utf8")).toBe('{"error":"jobs_***"}');
  const traces = unzipSync(readFileSync(at("blob.zip")))["trace.zip"]!;
  const [, base64 = ""] = /base64,([^<]+)/.exec(readFileSync(at("index.html"), "utf8")) ?? [];
  for (const bytes of [traces, Buffer.from(base64, "base64")]) {
    const files = unzipSync(bytes);
    expect(Buffer.from(files["0-trace.trace"]!).toString()).toBe("jobs_***");
    expect(files["resources/a.png"]).toEqual(strToU8("\u0089PNG"));
  }
  expect(existsSync(at("cut.zip"))).toBe(false);
  expect(said).toHaveBeenCalledWith(expect.stringContaining("cut.zip is deleted"));
});
