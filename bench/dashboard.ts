import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fullBrowserPath } from "../scripts/browsers/browser.ts";
import { ensureBuild } from "../scripts/build/ensure-build.ts";
import { ROOT } from "../scripts/lib/repository.ts";
import { temporaryFolder } from "../scripts/lib/temporary-folder.ts";
import { employerWithSamples, onPostgres } from "./engines.ts";
import { type Figure, median } from "./figures.ts";
import { startService } from "../scripts/lib/process.ts";

const JOBS = 1000;
const PEER = "react-admin";
/** Seconds that each run may wait for the machine's other work to end. */
const QUIET = 10;

/** The harness's names of a computer and a phone, and of what it measures on them. */
const PROFILES = { plain: "plain", phone: "mid-phone" };

interface Ratio {
  key: string;
  name: string;
  /** Of the peer's value. */
  most: { plain?: number; phone?: number };
  unit?: string;
}

const RATIOS: Ratio[] = [
  { key: "list", name: "list, cold", most: { plain: 0.55, phone: 0.4 } },
  { key: "warm", name: "list, warm", most: { plain: 0.5 } },
  { key: "filter", name: "status switch", most: { plain: 0.2 } },
  { key: "page", name: "page switch", most: { plain: 0.2 } },
  { key: "edit", name: "form ready", most: { plain: 0.4, phone: 0.5 } },
  { key: "tbt", name: "blocking", most: { plain: 0.35, phone: 0.35 } },
  { key: "heapMB", name: "heap", most: { plain: 0.6 }, unit: "MB" },
];

/** Of the dashboard alone, on a computer. */
const AMOUNTS = [
  { key: "requests", name: "requests until the list", unit: "", most: 12 },
  { key: "idleRequests", name: "requests of a visit to the list", unit: "", most: 25 },
  { key: "jsKB", name: "JavaScript until the list", unit: "kB", most: 175 },
  { key: "idleKB", name: "all bytes of a visit to the list", unit: "kB", most: 450 },
];

type Run = Record<string, number> & { app: string; profile: string; error?: string };

/**
 * The dashboard's times as shares of React admin's, over the same service and in turn. `peers` is a folder
 * with a harness that measures both (measure.mjs) and the other dashboards, of which a copy is built.
 * @throws Error when there is no such folder
 */
export async function measureDashboard(peers: string, runs: number): Promise<Figure[]> {
  if (!existsSync(path.join(peers, "measure.mjs")))
    throw new Error(
      `The dashboard is compared with its peers, which are not in ${peers}. Name their folder with --peers.`,
    );
  ensureBuild();
  const folder = temporaryFolder("job-postings-peers");
  cpSync(peers, folder, { recursive: true });
  execFileSync("npm", ["run", "setup"], {
    cwd: folder,
    env: { ...process.env, npm_config_loglevel: "error" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return onPostgres(async (databaseUrl) => {
    const key = await employerWithSamples(databaseUrl, JOBS);
    const service = await startService({ DATABASE_URL: databaseUrl });
    try {
      return figures(measure(folder, { api: service.origin, key, runs: `${runs}` }));
    } finally {
      await service.stop();
    }
  });
}

/** Runs the harness, which says on the way what fails and how busy the machine is. */
function measure(folder: string, options: Record<"api" | "key" | "runs", string>): Run[] {
  const out = path.join(folder, "results");
  const app = path.join(ROOT, "bench/dashboard-adapter.js");
  const all = { ...options, apps: PEER, app, out, quiet: `${QUIET}` };
  const args = Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]);
  execFileSync(process.execPath, ["measure.mjs", ...args], {
    cwd: folder,
    env: { ...process.env, CHROMIUM: fullBrowserPath() },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [file = ""] = readdirSync(out);
  return (JSON.parse(readFileSync(path.join(out, file), "utf8")) as { runs: Run[] }).runs;
}

function figures(runs: Run[]): Figure[] {
  const of = (app: string, profile: keyof typeof PROFILES, key: string) =>
    median(
      runs
        .filter((run) => run.app === app && run.profile === PROFILES[profile] && !run.error)
        .map((run) => run[key] ?? NaN),
    );
  const ratios = (["plain", "phone"] as const).flatMap((profile) =>
    RATIOS.map(({ key, name, most, unit = "ms" }) => {
      const [own, peer] = [of("dashboard", profile, key), of(PEER, profile, key)];
      return {
        name: `${profile}: ${name} (${own.toFixed()} / ${peer.toFixed()} ${unit})`,
        value: own / peer,
        unit: "×",
        most: most[profile],
      };
    }),
  );
  const amounts = AMOUNTS.map(({ key, ...amount }) => ({
    ...amount,
    value: of("dashboard", "plain", key),
  }));
  return [...ratios, ...amounts];
}
