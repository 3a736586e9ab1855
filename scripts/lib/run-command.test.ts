import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";

const RUN_COMMAND = pathToFileURL(path.join(import.meta.dirname, "run-command.ts")).href;

/** A runner that takes Ctrl-C as its sign to clear up, and dies of SIGTERM. */
const RUNNER = `
  process.once("SIGINT", () => setTimeout(() => { console.log("cleared up"); process.exit(); }, 50));
  setInterval(() => {}, 1000);
  console.log("running");`;

it.each(["SIGINT", "SIGTERM"] as const)(
  "on %s, what runs clears up and nothing else is begun",
  async (signal) => {
    const script = `
      import { runCommand } from ${JSON.stringify(RUN_COMMAND)};
      await runCommand(process.execPath, ["-e", ${JSON.stringify(RUNNER)}]);
      console.log("the next step");`;
    const args = ["--import", "tsx", "--input-type=module", "--eval", script];
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    let printed = "";
    for await (const chunk of child.stdout) {
      printed += String(chunk);
      // Twice, as from the terminal and again from npm.
      if (printed === "running\n") for (const _ of "12") child.kill(signal);
    }
    if (child.exitCode === null) await once(child, "exit");
    expect([printed, child.exitCode]).toEqual(["running\ncleared up\n", 130]);
  },
);
