import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { todayIn } from "#contract/calendar-date.ts";
import { seedJobs } from "#service/admin/seed.ts";
import { openDatabase } from "#service/db/database.ts";
import { addApiKey, addEmployer } from "#service/employers/store.ts";
import { compressAssets } from "../../scripts/compress-assets.ts";
import { ensureBuild } from "../../scripts/ensure-build.ts";
import { ROOT } from "../../scripts/repository.ts";
import { startServer } from "../server-process.ts";
import type { Site } from "./visitor.ts";

const JOBS = 1000;

export interface Sites {
  dashboard: Site;
  floor: Site;
  stop: () => Promise<void>;
}

/** The dashboard and the floor beside it, on the same jobs, each in a process of its own. */
export async function startSites(databaseUrl: string): Promise<Sites> {
  const apiKey = await employerWithSamples(databaseUrl);
  ensureBuild();
  const floorBuild = mkdtempSync(path.join(os.tmpdir(), "job-postings-floor-"));
  await buildFloor(floorBuild);
  const servers = [
    await startServer("dashboard", {
      DATABASE_URL: databaseUrl,
      DASHBOARD: path.join(ROOT, "dist"),
    }),
    await startServer("dashboard", { DATABASE_URL: databaseUrl, DASHBOARD: floorBuild }),
  ] as const;
  return {
    dashboard: { origin: servers[0].origin, apiKey },
    floor: { origin: servers[1].origin, apiKey },
    async stop() {
      await Promise.all(servers.map(({ stop }) => stop()));
      rmSync(floorBuild, { recursive: true });
    },
  };
}

async function employerWithSamples(databaseUrl: string): Promise<string> {
  const db = await openDatabase({ databaseUrl });
  try {
    const employerId = await addEmployer(db, "Bench", "limited");
    await seedJobs(db, employerId, { count: JOBS, today: todayIn("UTC") });
    await db.query({ text: "VACUUM ANALYZE" });
    return (await addApiKey(db, employerId)).apiKey;
  } finally {
    await db.close();
  }
}

/** Built as the dashboard is: minified, hashed names, compressed once. */
async function buildFloor(outDir: string): Promise<void> {
  await build({
    root: path.join(ROOT, "bench/floor"),
    configFile: false,
    logLevel: "error",
    plugins: [react(), compressAssets()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
}
