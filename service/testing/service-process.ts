import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { onTestFinished } from "vitest";
import { withoutVariables } from "../config.ts";
import type { EmbeddedLocation, PostgresqlLocation } from "../db/database.ts";
import { type Engine, newLocation } from "../db/testing/test-database.ts";

const ROOT = path.join(import.meta.dirname, "../..");

/** The service in a process of its own, as a person starts it. */
export interface ServiceProcess {
  origin: string;
  /** All that it printed so far. */
  output: () => string;
  /** Resident memory in MB. */
  memory: () => number;
  /** Sends a signal; answers the exit code once it has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Starts the service on a free port and waits until it listens. It is stopped with the test. */
export async function startService(env: Record<string, string>): Promise<ServiceProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts"], {
    cwd: ROOT,
    env: { ...withoutVariables(process.env), PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const exited = once(child, "exit") as Promise<[number | null]>;
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    const [code] = await exited;
    return code;
  };
  onTestFinished(async () => {
    await stop("SIGKILL");
  });
  const listening =
    env["NODE_ENV"] === "production"
      ? /listening at (http:[^\s"]+)/
      : /Service\s+(http:\S+)\/api\//;
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const [, address] = listening.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void exited.then(() => reject(new Error(`The service ended:\n${printed}`)));
  });
  const memory = () => Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)])) / 1000;
  return { origin, output: () => printed, memory, stop };
}

/** `npm run admin -- …`: what it printed and how it ended. */
export async function runAdmin(
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", "service/admin.ts", ...args], {
    cwd: ROOT,
    env: { ...withoutVariables(process.env), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => (printed.stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (printed.stderr += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, ...printed };
}

/** The environment variables that name a database. */
export const variablesOf = (
  location: EmbeddedLocation | PostgresqlLocation,
): Record<string, string> =>
  "dataDir" in location ? { DATA_DIR: location.dataDir } : { DATABASE_URL: location.databaseUrl };

/** The variables of a new database of the engine. */
export const variables = async (engine: Engine): Promise<Record<string, string>> =>
  variablesOf(await newLocation[engine]());

/** Adds an employer and a key, and returns the key. */
export async function newKey(env: Record<string, string>): Promise<string> {
  const added = await runAdmin(["add-employer", "--name", "Example Ltd", "--json"], env);
  const { employerId } = JSON.parse(added.stdout) as { employerId: number };
  const key = await runAdmin(["add-key", "--employer", String(employerId), "--json"], env);
  return (JSON.parse(key.stdout) as { apiKey: string }).apiKey;
}
