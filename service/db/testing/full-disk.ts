// npm run test:full-disk: the service on a small file system of its own (Linux), which is filled while jobs
// are posted and a backup is tried, and then given room again, three times. Ends with 1 when an answer or what
// is kept is wrong.
import assert from "node:assert/strict";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { withoutVariables } from "../../config.ts";
import { openDatabase } from "../opening/open-database.ts";

const ROOT = path.join(import.meta.dirname, "../../..");
const disk = mkdtempSync(path.join(os.tmpdir(), "jobs-disk-"));
execFileSync("mount", ["-t", "tmpfs", "-o", "size=96m", "tmpfs", disk]);
const dataDir = path.join(disk, "data");

const service = spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts"], {
  cwd: ROOT,
  env: { ...withoutVariables(process.env), DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "fatal" },
  stdio: ["ignore", "pipe", "inherit"],
});
process.once("exit", () => {
  service.kill("SIGKILL");
  // Not before the service has let go of it.
  execFileSync("umount", ["--lazy", disk]);
  rmdirSync(disk);
});
// Not `once`: Ctrl-C comes from the terminal and again from npm.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => process.exit(130));
let origin = "";
let apiKey = "";
for await (const line of createInterface(service.stdout)) {
  origin = /Service +(http\S+)\/api\//.exec(line)?.[1] ?? origin;
  apiKey = /Demo API key (\S+)/.exec(line)?.[1] ?? apiKey;
  if (apiKey !== "") break;
}
const headers = { "api-key": apiKey, "content-type": "application/json" };
const job = {
  title: "Baker",
  locations: [{ description: "Vancouver, BC" }],
  categories: [{ id: 6 }],
  positionType: { id: 1 },
  description: `<p>${Array.from({ length: 2_000 }, (_, n) => (n * 7_919) % 99_991).join(" ")}</p>`,
  applicantRoutingType: { id: 1 },
  applicationEmail: "jobs@example.com",
};
const kept: number[] = [];

/** Posts a job; answers the status. */
async function post(): Promise<number> {
  const body = JSON.stringify(job);
  const answer = await fetch(`${origin}/api/v1.1/jobs`, { method: "POST", headers, body });
  const { id, message } = (await answer.json()) as { id: number; message?: string };
  if (answer.status === 201) kept.push(id);
  else say(`${answer.status}: ${message}`);
  return answer.status;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

for (const round of [1, 2, 3]) {
  const filler = path.join(disk, "filler");
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 1_500_000)));
  let refused = 0;
  for (let n = 0; n < 400 && refused < 5; n++) {
    const status = await post();
    assert.ok(status === 201 || status === 503, `${status} on a full disk`);
    if (status === 503) refused += 1;
  }
  assert.equal(refused, 5, "the disk was never full");
  assert.equal((await fetch(`${origin}/health`)).status, 200);
  const backup = path.join(disk, "jobs.backup");
  const admin = ["--import", "tsx", "service/admin.ts", "backup", "--to", backup];
  const env = { ...withoutVariables(process.env), DATA_DIR: dataDir };
  const { status, stderr } = spawnSync(process.execPath, admin, { cwd: ROOT, env });
  assert.equal(status, 1, "a backup on a full disk");
  assert.match(String(stderr), /was not written/);
  assert.deepEqual(readdirSync(disk).toSorted(), ["data", "filler"]);
  assert.deepEqual(
    readdirSync(dataDir).filter((name) => name.includes("copy")),
    [],
  );
  rmSync(filler);
  const started = performance.now();
  while ((await post()) !== 201) assert.ok(performance.now() - started < 10_000, "no way back");
  say(
    `Round ${round}: ${kept.length} acknowledged, back after ${Math.round(performance.now() - started)} ms`,
  );
}
for (const id of kept) {
  assert.equal(
    (await fetch(`${origin}/api/v1.1/jobs/${id}`, { headers })).status,
    200,
    `job ${id}`,
  );
}
service.kill("SIGTERM");
assert.deepEqual(await once(service, "exit"), [0, null]);

const db = await openDatabase({ dataDir });
const rows = await db.query<{ id: number }>({ text: "SELECT id FROM jobs" });
const ids = new Set(rows.map(({ id }) => id));
assert.deepEqual(
  kept.filter((id) => !ids.has(id)),
  [],
  "acknowledged and lost",
);
await db.close();
say(`All ${kept.length} acknowledged jobs are there.`);
