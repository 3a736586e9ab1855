import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { canonicalJson } from "#contract/canonical-json.ts";
import type { PublicVersion } from "#contract/history.ts";
import { ENGINES } from "../db/testing/test-database.ts";
import { aJob, serviceUnderTest } from "../testing/service-under-test.ts";
import { runCommand } from "./commands.ts";

const TITLE = "Baker <script>alert(1)</script>";

describe.each(ENGINES)("on %s", (engine) => {
  /** A job that was a draft, published on 1 May, changed on 3 May, archived on 10 May and deleted. */
  async function oneRecord() {
    const { db, employer } = await serviceUnderTest(engine);
    const { call, employerId } = await employer();
    const { body } = await call("POST", "/jobs", { ...aJob, title: TITLE });
    const job = `/jobs/${body.id}`;
    for (const change of [
      { status: "active" },
      { description: "<p>Cakes.</p>" },
      { status: "archived" },
    ])
      await call("PUT", job, change);
    await call("DELETE", job);
    for (const [number, day] of [
      [1, "04-30"],
      [2, "05-01"],
      [3, "05-03"],
      [4, "05-10"],
      [5, "05-11"],
    ] as const)
      await db.query({
        text: "UPDATE job_versions SET at = ($1::timestamp + '12 hours') AT TIME ZONE 'America/Toronto' WHERE number = $2",
        values: [`2026-${day}`, number],
      });
    const folder = mkdtempSync(path.join(os.tmpdir(), "jobs-record-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const context = { db, timeZone: "America/Toronto", progress: () => {} };
    const run = (from: string, to = from) =>
      runCommand("export-record", { employer: String(employerId), from, to, folder }, context);
    const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
    const lines = (name: string): PublicVersion[] =>
      read(name)
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as PublicVersion);
    return { run, lines, read, employerId, folder, db };
  }

  test.each([
    ["2026-04-30", "2026-04-30", []],
    ["2026-05-01", "2026-05-01", [2]],
    ["2026-05-02", "2026-05-02", [2]],
    ["2026-05-03", "2026-05-03", [2, 3]],
    ["2026-05-10", "2026-05-10", [3]],
    ["2026-05-11", "2026-12-31", []],
    ["2000-01-01", "2099-12-31", [2, 3]],
  ])("from %s to %s, versions %j were public", async (from, to, versions) => {
    const { run, lines, employerId } = await oneRecord();
    expect(await run(from, to)).toMatchObject({ versions: versions.length });
    expect(lines(`record-${employerId}-${from}-${to}.jsonl`).map(({ version }) => version)).toEqual(
      versions,
    );
  });

  test("each line has the whole job, its SHA-256 and its times, and the page lists them", async () => {
    const { run, lines, read, employerId } = await oneRecord();
    const name = `record-${employerId}-2026-05-03-2026-05-03`;
    const result = await run("2026-05-03");
    const [first, second] = lines(`${name}.jsonl`);
    expect(first).toMatchObject({
      publicFrom: "2026-05-01T12:00:00.000-04:00",
      publicUntil: "2026-05-03T12:00:00.000-04:00",
      closedFrom: null,
      through: "api",
      job: { title: TITLE, description: aJob.description, status: "active" },
    });
    expect(second?.job.description).toBe("<p>Cakes.</p>");
    const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
    expect(first?.sha256).toBe(sha256(canonicalJson(first?.job)));
    expect(result).toMatchObject({ sha256: sha256(read(`${name}.jsonl`)) });
    const page = read(`${name}.html`);
    for (const text of [
      first?.sha256,
      "<td><time>2026-05-01</time> <time>12:00:00 -04:00</time>",
      sha256(read(`${name}.jsonl`)),
    ])
      expect(page).toContain(text);
    expect(page).not.toContain("The oldest version");
    expect(page).not.toContain("<script>");
  });

  test("the page says from when on there are versions, and which were closed while they were active", async () => {
    const { run, read, employerId, db } = await oneRecord();
    await db.query({
      text: `UPDATE job_versions SET content = content || '{"close_date": "2026-05-07"}' WHERE number = 3`,
    });
    await run("2026-01-01", "2026-12-31");
    const page = read(`record-${employerId}-2026-01-01-2026-12-31.html`);
    expect(page).toContain("The oldest version that is kept is of 2026-04-30 12:00:00 -04:00");
    const cells = page.replaceAll(/<\/?time>/g, "");
    expect(cells).toContain(
      "<td>2026-05-10 12:00:00 -04:00, closed from 2026-05-08 00:00:00 -04:00<td>2026-05-07",
    );
    expect(cells.match(/closed from/g)).toHaveLength(1);
  });

  test("it writes over no file, and says what is wrong with the days", async () => {
    const { run } = await oneRecord();
    await run("2026-05-03");
    await expect(run("2026-05-03")).rejects.toThrow("is there already");
    await expect(run("2026-05-03", "2026-05-02")).rejects.toThrow("--from is not after --to");
    await expect(run("yesterday")).rejects.toThrow("--from is a date");
  });
});
