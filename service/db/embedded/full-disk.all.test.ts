import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runAdmin, startService } from "../../testing/service-process.ts";
import { aJob } from "../../testing/service-under-test.ts";
import { openDatabase } from "../opening/open-database.ts";
import { newLocation } from "../testing/test-database.ts";

// A module that the service loads first refuses what a full disk refuses: Node's file functions are the
// engine's file system. On a file system that is really full: npm run test:full-disk.

/** What a full disk refuses. */
const KINDS = {
  /** Most file systems: whatever makes a file longer. */
  "files cannot grow": "position === null || position + length > fs.fstatSync(fd).size",
  /** One that copies what it overwrites, as btrfs and ZFS do: everything. */
  "nothing can be written": "true",
};

const fillDisk = (flag: string, refused: string) => `
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  import { isMainThread } from "node:worker_threads";
  const { writeSync } = fs;
  const isEngine = !isMainThread || /initialise\\.js$/.test(process.argv[1]);
  fs.writeSync = (fd, buffer, offset, length, position = null) => {
    if (isEngine && fs.existsSync(${JSON.stringify(flag)}) && (${refused})) {
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    }
    return writeSync(fd, buffer, offset, length, position);
  };
  syncBuiltinESMExports();`;

interface Posted {
  status: number;
  id: number;
  message: string;
}

async function fullDisk(refused: string) {
  const { dataDir } = await newLocation.embedded();
  const flag = `${dataDir}.full`;
  const preload = `${dataDir}.mjs`;
  writeFileSync(preload, fillDisk(flag, refused));
  const env = { DATA_DIR: dataDir, DEMO: "false" };
  const { origin, output, stop } = await startService({
    ...env,
    NODE_OPTIONS: `--import ${preload}`,
  });
  await runAdmin(["add-employer", "--name", "Example Ltd", "--json"], env);
  const added = await runAdmin(["add-key", "--employer", "1", "--json"], env);
  const { apiKey } = JSON.parse(added.stdout) as { apiKey: string };
  const headers = { "api-key": apiKey, "content-type": "application/json" };
  const post = async (description: string): Promise<Posted> => {
    const body = JSON.stringify({ ...aJob, description });
    const answer = await fetch(`${origin}/api/v1.1/jobs`, { method: "POST", headers, body });
    return { ...((await answer.json()) as Posted), status: answer.status };
  };
  const get = (path: string) => fetch(`${origin}${path}`, { headers });
  return {
    dataDir,
    post,
    get,
    output,
    stop,
    fill: () => writeFileSync(flag, ""),
    makeRoom: () => rmSync(flag),
  };
}

test.each(Object.entries(KINDS))(
  "when %s, callers get an error, no acknowledged write is lost, and writes resume once there is room",
  async (_, refused) => {
    const { dataDir, post, get, fill, makeRoom, stop, output } = await fullDisk(refused);
    const kept: number[] = [];
    const postMany = async (description: string) => {
      for (let n = 0; n < 200; n++) {
        const { status, id, message } = await post(description);
        if (status === 201) kept.push(id);
        else return { status, message };
      }
      return undefined;
    };
    expect((await post("<p>Bread.</p>")).status).toBe(201);
    // Text that does not compress needs pages of its own at once.
    const long = `<p>${Array.from({ length: 40_000 }, (_unused, n) => (n * 7_919) % 99_991).join(" ")}</p>`;
    for (let round = 0; round < 3; round++) {
      fill();
      const refusal = await postMany(long);
      expect(refusal).toMatchObject({
        status: 503,
        message: expect.stringMatching(/^The disk of the service is full/) as string,
      });
      expect((await get("/health")).status).toBe(200);
      expect([200, 503]).toContain((await get("/api/v1.1/jobs")).status);
      makeRoom();
      await expect.poll(async () => (await post("<p>Cake.</p>")).status).toBe(201);
    }
    for (const id of kept) expect((await get(`/api/v1.1/jobs/${id}`)).status).toBe(200);
    const list = await get("/api/v1.1/jobs?pageSize=1");
    const { total } = ((await list.json()) as { paging: { total: number } }).paging;
    expect(await stop()).toBe(0);
    expect(output()).not.toContain("uncaught");

    const db = await openDatabase({ dataDir });
    expect(await db.query({ text: "SELECT count(*)::int AS total FROM jobs" })).toEqual([
      { total },
    ]);
    const rows = await db.query<{ id: number }>({ text: "SELECT id FROM jobs" });
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(kept));
    await db.close();
  },
  300_000,
);

test("a first start on a full disk fails with a reason, and the next one starts from scratch", async () => {
  const { dataDir } = await newLocation.embedded({ empty: true });
  const flag = `${dataDir}.full`;
  const preload = `${dataDir}.mjs`;
  writeFileSync(preload, fillDisk(flag, KINDS["files cannot grow"]));
  writeFileSync(flag, "");
  const env = { DATA_DIR: dataDir, NODE_OPTIONS: `--import ${preload}` };
  const add = () => runAdmin(["add-employer", "--name", "Example Ltd", "--json"], env);
  const refused = await add();
  expect(refused).toMatchObject({ code: 1, stdout: "" });
  expect(refused.stderr).toMatch(
    /^The disk that holds \S+ is full.* Make room and start again\.$/m,
  );
  rmSync(flag);
  expect(await add()).toMatchObject({ code: 0, stdout: '{"employerId":1}\n' });
  expect(readdirSync(dataDir).toSorted()).toEqual(["lock", "postgresql"]);
}, 300_000);
