import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { freePort } from "../../scripts/lib/free-port.ts";
import { ROOT } from "../../scripts/lib/repository.ts";
import { temporaryFolder } from "../../scripts/lib/temporary-folder.ts";

/** The product with the demo employer's postings. */
export interface Demo {
  url: string;
  key: string;
  stop: () => void;
}

/** Starts the product on an empty database. */
export async function startDemo(): Promise<Demo> {
  const port = String(await freePort());
  const service = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
    cwd: ROOT,
    env: { ...process.env, PORT: port, DATA_DIR: temporaryFolder("pictures") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(service.stdout)) {
    const key = /Demo API key (\S+)/.exec(line)?.[1];
    if (key === undefined) continue;
    return { url: `http://127.0.0.1:${port}`, key, stop: () => void service.kill() };
  }
  throw new Error("The service printed no demo key.");
}
