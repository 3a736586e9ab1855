import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { todayIn } from "#contract/calendar-date.ts";
import type { Job } from "#contract/job.ts";
import { askService } from "#service/admin/socket.ts";
import { withoutVariables } from "#service/config.ts";
import { freePort } from "../lib/free-port.ts";
import { howItEnded } from "../lib/how-it-ended.ts";
import { ROOT } from "../lib/repository.ts";
import { temporaryFolder } from "../lib/temporary-folder.ts";
import { disturb } from "./disturb.ts";
import { FaultyProxy } from "./faulty-proxy.ts";
import { BEGINS, type Scenario } from "./scenarios.ts";

/** A scenario that runs. */
export interface RunningScenario {
  url: string;
  apiKey: string;
  /** The time by its clock. */
  now: () => Date;
  stop: () => void;
}

const TIME_ZONE = "America/Vancouver";

/**
 * Starts the service on a new embedded database with the scenario's postings, and before it a proxy that disturbs its
 * requests. Everything goes with this process.
 * @throws Error when the service or the proxy does not start
 */
export async function startScenario(
  scenario: Scenario,
  listen: { host?: string; port?: number } = {},
): Promise<RunningScenario> {
  const dataDir = temporaryFolder("job-postings-scenario");
  const ahead = Date.parse(BEGINS) - Date.now();
  const now = () => new Date(Date.now() + ahead);
  const service = await startService(dataDir, ahead);
  const { employerId } = await admin(dataDir, "add-employer", {
    name: "Maple & Main",
    plan: "unlimited",
  });
  const employer = String(employerId);
  const addKey = async (name: string, scope: string) =>
    String((await admin(dataDir, "add-key", { employer, name, scope }))["apiKey"]);
  if (scenario.sample > 0)
    await admin(dataDir, "seed", { employer, jobs: String(scenario.sample) });
  const colleague = clientOf(service.url, await addKey("Colleague", "write"));
  for (const posting of scenario.more?.(todayIn(TIME_ZONE, now())).toReversed() ?? [])
    await colleague("POST", "/jobs", posting);
  // Else no error of law is counted.
  await colleague("PUT", "/settings/readiness", { isAnswered: true });
  const apiKey = await addKey("Scenario", scenario.scope ?? "write");

  const proxy = await FaultyProxy.start(service.url, listen);
  proxy.now = now;
  proxy.fateOf = disturb(scenario.disturbances ?? [], async (path) => {
    const { title } = await colleague("GET", path);
    await colleague("PUT", path, { title: `${title} (evenings)` });
  });
  const stop = () => {
    void proxy.stop();
    service.stop();
  };
  return { url: proxy.url, apiKey, now, stop };
}

/** The service in a process of its own, whose clock is so many milliseconds ahead. */
async function startService(dataDir: string, ahead: number) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    ["--import", "./scripts/scenarios/clock.js", "--import", "tsx", "scripts/serve.ts"],
    {
      cwd: ROOT,
      env: {
        ...withoutVariables(process.env),
        CLOCK_AHEAD: String(ahead),
        DATA_DIR: dataDir,
        DEMO: "false",
        LOG_LEVEL: "error",
        PORT: String(port),
        TIME_ZONE,
      },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const kill = () => void child.kill();
  process.once("exit", kill);
  const stop = () => {
    process.off("exit", kill);
    kill();
  };
  const exited = once(child, "exit") as Promise<[number | null, NodeJS.Signals | null]>;
  const ended = exited.then(([status, signal]) => {
    throw new Error(`The service did not start: ${howItEnded(status, signal)}.`);
  });
  const ready = async () => {
    while (!(await fetch(`${url}/ready`).catch(() => undefined))?.ok) await setTimeout(100);
  };
  await Promise.race([ready(), ended]);
  // It ends with the scenario.
  ended.catch(() => {});
  return { url, stop };
}

async function admin(dataDir: string, command: string, options: Record<string, string>) {
  const answer = await askService(dataDir, { command, options }, () => {});
  if (!answer) throw new Error("The service listens to no commands.");
  return answer as Record<string, unknown>;
}

/** A client of the service itself. */
const clientOf =
  (url: string, apiKey: string) =>
  async (method: string, path: string, body?: object): Promise<Job> => {
    const response = await fetch(`${url}/api/v1.1${path}`, {
      method,
      headers: { "API-Key": apiKey, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (await response.json()) as Job;
  };
