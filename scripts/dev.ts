// npm run dev: Vite with hot reload, and the service beside it, restarted when its code changes.
import { spawn } from "node:child_process";
import { isIPv6 } from "node:net";
import { createServer } from "vite";
import { readConfig } from "#service/config.ts";
import { howItEnded } from "./lib/how-it-ended.ts";
import { compileMessages } from "./messages/compile.ts";
import { ROOT, packageCommand } from "./lib/repository.ts";

const { host, port } = readConfig(process.env);
const api = `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;

await compileMessages();
const vite = await createServer({
  root: ROOT,
  server: { proxy: { "/api": api, "/health": api, "/ready": api } },
});
await vite.listen();
vite.printUrls();

// In a process group of its own, so that Ctrl-C reaches it once, through here.
const watch = ["watch", "--clear-screen=false", "scripts/serve.ts"];
const service = spawn(packageCommand("tsx"), watch, {
  cwd: ROOT,
  stdio: ["ignore", "inherit", "inherit"],
  detached: true,
});

// Whichever stops first takes the other along.
service.once("exit", (code, signal) => {
  const wasStopped = service.killed || code === 0;
  if (!wasStopped) process.stderr.write(`The service runs no more: ${howItEnded(code, signal)}.\n`);
  void vite.close().finally(() => process.exit(wasStopped ? 0 : (code ?? 1)));
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  // Ctrl-C comes from the terminal and again from npm. tsx hands on no SIGHUP, of a terminal that was closed.
  process.on(signal, () => service.killed || service.kill("SIGTERM"));
}
