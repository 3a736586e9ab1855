import { fork } from "node:child_process";
import path from "node:path";

export interface ServerProcess {
  /** Base of its URLs. */
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Runs `bench/servers/<name>.ts` in a process of its own on a free port, so that neither the load nor
 * another server shares its event loop. The server sends its port once it listens.
 */
export function startServer(
  name: string,
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = fork(path.join(import.meta.dirname, "servers", `${name}.ts`), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: "production", ...env },
  });
  const exited = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
  });
  return new Promise((resolve, reject) => {
    child.once("message", (port: number) => {
      resolve({
        origin: `http://127.0.0.1:${port}`,
        stop: () => {
          child.kill();
          return exited;
        },
      });
    });
    void exited.then(() => reject(new Error(`The server ${name} stopped.`)));
  });
}
