// npm run scale-out -- --only machines: eight machines in network namespaces, one of which after the other fails while
// clients write. This is the outer part: it starts main.ts in namespaces of its own, and removes its folder.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { launchOptions } from "../../../scripts/browsers/browser.ts";
import { ensureBuild } from "../../../scripts/build/ensure-build.ts";
import { ROOT } from "../../../scripts/lib/repository.ts";
import { temporaryFolder } from "../../../scripts/lib/temporary-folder.ts";
import { findProgram } from "../../../scripts/lib/find-program.ts";
import { enclosed } from "./namespaces.ts";

const PROGRAMS = "curl etcd haproxy ip keepalived openssl patroni pgbouncer setpriv unshare".split(
  " ",
);

/** Answers whether every proof held. @throws Error with a sentence where it cannot run */
export async function tryMachines(rounds: number): Promise<boolean> {
  if (process.getuid?.() !== 0)
    throw new Error("Network namespaces need root: sudo npm run scale-out.");
  for (const name of PROGRAMS) findProgram(name);
  ensureBuild();
  const folder = temporaryFolder("job-postings-machines");
  const main = ["--import", "tsx", "docs/scale-out/machines/main.ts", folder, String(rounds)];
  const child = spawn(...enclosed([process.execPath, ...main]), {
    cwd: ROOT,
    env: {
      ...process.env,
      TMPDIR: folder,
      CHROME_PATH: launchOptions().executablePath,
      // The certificate is the run's own.
      NODE_TLS_REJECT_UNAUTHORIZED: "0",
    },
    stdio: "inherit",
  });
  process.once("exit", () => child.kill("SIGKILL"));
  const [code] = (await once(child, "exit")) as [number | null];
  return code === 0;
}
