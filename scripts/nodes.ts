// npm run test:nodes: the product on each version of Node that it supports. npm has their binaries as packages,
// which are installed into .cache by name when they are needed.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { withoutVariables } from "#service/config.ts";
import { ROOT } from "./lib/repository.ts";
import { runCommand } from "./lib/run-command.ts";
import { temporaryFolder } from "./lib/temporary-folder.ts";

/** Those with long-term support, and the next one. */
export const NODES = ["20", "22", "24", "26"];

/** The variables under which `node` is the newest release of a version. */
export interface OnNode {
  PATH: string;
}

/**
 * Installs the newest release of a version of Node; without a network, an earlier run's is used.
 * @throws Error with a sentence when there is none
 */
export async function installNode(version: string): Promise<OnNode> {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = path.join(ROOT, ".cache/node", version);
  const args = ["install", "--prefix", folder, "--no-save", "--ignore-scripts", "--no-audit"];
  const { output } = await runCommand("npm", [...args, `${name}@${version}`], { capture: true });
  const bin = path.join(folder, "node_modules", name, "bin");
  if (!existsSync(path.join(bin, "node"))) {
    throw new Error(
      `Node ${version} was not tested: its package ${name} could not be installed.\n${output.trimEnd()}`,
    );
  }
  return { PATH: `${bin}${path.delimiter}${process.env.PATH}` };
}

/**
 * Starts the service as `npm start` does, with an installation of its own, asks it for its postings and stops it.
 * Returns the release of Node.
 */
export async function startOnNode(env: OnNode): Promise<string> {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
    scripts: { start: string };
  };
  const dataDir = temporaryFolder("jobs-node");
  const service = spawn("sh", ["-c", scripts.start], {
    cwd: ROOT,
    env: { ...withoutVariables(process.env), ...env, DATA_DIR: dataDir, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(service, "exit");
  const printed: string[] = [];
  try {
    for await (const line of createInterface(service.stdout)) {
      printed.push(line);
      if (line.includes("Demo API key")) break;
    }
    const text = printed.join("\n");
    const [, origin] = /Service +(\S+)/.exec(text) ?? [];
    const [, apiKey] = /Demo API key +(\S+)/.exec(text) ?? [];
    assert.ok(origin !== undefined && apiKey !== undefined, `The service did not start.\n${text}`);
    const answer = await fetch(`${origin}/jobs?pageSize=1`, { headers: { "API-Key": apiKey } });
    assert.equal(answer.status, 200, await answer.text());
    service.kill("SIGTERM");
    assert.deepEqual(await exited, [0, null]);
    return /on Node (v[\d.]+)/.exec(text)?.[1] ?? "";
  } finally {
    service.kill("SIGKILL");
  }
}
