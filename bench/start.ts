import { execFileSync } from "node:child_process";
import path from "node:path";
import { withoutVariables } from "#service/config.ts";
import { ROOT } from "../scripts/repository.ts";
import { temporaryFolder } from "../scripts/temporary-folder.ts";
import type { Figure } from "./report.ts";
import { startProduct } from "./product.ts";

/** A fresh clone from `npm ci` to the first page, a later start, and the memory of 1,000 jobs. */
export async function measureStart(): Promise<Figure[]> {
  const folder = temporaryFolder("job-postings-bench");
  const clone = path.join(folder, "clone");
  const dataDir = path.join(folder, "data");
  execFileSync("git", ["clone", "--quiet", ROOT, clone]);
  const first = await startProduct(clone, dataDir, "npm ci --silent && npm start");
  await first.stop();
  const later = await startProduct(clone, dataDir);
  const admin = ["run", "--silent", "admin", "--", "seed", "--employer", "1", "--jobs", "760"];
  const env = { ...withoutVariables(process.env), DATA_DIR: dataDir };
  execFileSync("npm", admin, { cwd: clone, env });
  for (let page = 1; page <= 100; page++) {
    const url = `${later.origin}/api/v1.1/jobs?page=${page}`;
    await fetch(url, { headers: { "API-Key": later.apiKey } });
  }
  const memory = later.memory();
  await later.stop();
  return [
    {
      name: "npm ci && npm start on a fresh clone, to the first page",
      value: first.startTime / 1000,
      unit: "s",
      limit: { most: 60 },
    },
    {
      name: "npm start on existing data, to the first page",
      value: later.startTime / 1000,
      unit: "s",
      limit: { most: 3 },
    },
    {
      name: "memory with 1,000 jobs after 100 lists",
      value: memory,
      unit: "MB",
      limit: { most: 400 },
    },
  ];
}
