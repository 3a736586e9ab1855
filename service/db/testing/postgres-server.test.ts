import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { findPostgres } from "./find-postgres.ts";

const START = pathToFileURL(path.join(import.meta.dirname, "postgres-server.ts")).href;

it.skipIf(process.env["TEST_DATABASE_URL"])(
  "a server goes with its directory when Ctrl-C ends the process that started it",
  async () => {
    const script = `
      import { startPostgres } from ${JSON.stringify(START)};
      const { url } = await startPostgres(${JSON.stringify(findPostgres())});
      console.log(new URL(url).searchParams.get("host"));
      process.kill(-process.pid, "SIGINT");`;
    const args = ["--import", "tsx", "--input-type=module", "--eval", script];
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    });
    const directory = (await text(child.stdout)).trim();
    expect(path.basename(directory)).toMatch(/^jobs-pg-/);
    await expect.poll(() => existsSync(directory)).toBe(false);
  },
);
