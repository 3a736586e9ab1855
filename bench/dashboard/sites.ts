import path from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { compressAssets } from "../../scripts/build/compress-assets.ts";
import { ensureBuild } from "../../scripts/ensure-build.ts";
import { ROOT } from "../../scripts/repository.ts";
import { temporaryFolder } from "../../scripts/temporary-folder.ts";
import { employerWithSamples } from "../sample-jobs.ts";
import { startServer } from "../server-process.ts";
import type { Site } from "./visitor.ts";

export interface Sites {
  dashboard: Site;
  floor: Site;
  /** The floor with the dashboard's query client and history. */
  libraries: Site;
  /** The floor with its lists fetched ahead. */
  ahead: Site;
  stop: () => Promise<void>;
}

/** The dashboard and the floors beside it, on the same jobs, each in a process of its own. */
export async function startSites(databaseUrl: string): Promise<Sites> {
  const apiKey = await employerWithSamples(databaseUrl);
  ensureBuild();
  const builds = temporaryFolder("job-postings-floor");
  const serve = async (build: string) =>
    startServer("dashboard", { DATABASE_URL: databaseUrl, DASHBOARD: build });
  const servers = [
    await serve(path.join(ROOT, "dist")),
    await serve(await buildFloor("bare", builds)),
    await serve(await buildFloor("libraries", builds)),
    await serve(await buildFloor("ahead", builds)),
  ] as const;
  const [dashboard, floor, libraries, ahead] = servers;
  return {
    dashboard: { origin: dashboard.origin, apiKey },
    floor: { origin: floor.origin, apiKey },
    libraries: { origin: libraries.origin, apiKey },
    ahead: { origin: ahead.origin, apiKey },
    async stop() {
      await Promise.all(servers.map(({ stop }) => stop()));
    },
  };
}

/** Built as the dashboard is: minified, hashed names, compressed once. Answers where it is. */
async function buildFloor(name: "bare" | "libraries" | "ahead", builds: string): Promise<string> {
  const outDir = path.join(builds, name);
  await build({
    root: path.join(ROOT, "bench/floor"),
    // Names the script in its index.html.
    mode: name,
    configFile: false,
    logLevel: "error",
    plugins: [react(), compressAssets()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  return outDir;
}
