import { execFileSync, spawn } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import os from "node:os";
import path from "node:path";

/** A PostgreSQL server that lives as long as this process and is reached by a socket in its directory. */
export interface Server {
  url: string;
  /** Sends a signal to every process of the server: SIGSTOP makes it silent, SIGCONT goes on. */
  signal: (signal: NodeJS.Signals) => void;
  stop: () => Promise<void>;
}

// The shell waits for its input to end, which it does however this process ends, and clears up. Ctrl-C
// does not reach it: it has a process group of its own.
const SCRIPT = `
  "$0/postgres" -D "$1/data" -k "$1" -c listen_addresses= -c max_connections=200 -c lc_messages=C $2 &
  cat > /dev/null
  kill -QUIT $!
  wait
  rm -rf "$1"`;

/** What a server keeps for tests need not outlive it. */
const UNSYNCED = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off";

/**
 * Starts a new server with the programs of `programs`. As root it runs as another user, as PostgreSQL
 * insists. With `synced` its commits wait for the disk, as they do in production; `settings` are more of its options.
 * @throws an Error with what the server says when it does not start
 */
export async function startPostgres(
  programs: string,
  { synced = false, settings = "" } = {},
): Promise<Server> {
  // Short: a socket's path has little more than 100 bytes.
  const directory = mkdtempSync(path.join(os.tmpdir(), "jobs-pg-"));
  const user = otherUser();
  const bin = user ? readable(programs, directory) : programs;
  if (user) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, directory]);
  const locale = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  execFileSync(
    path.join(bin, "initdb"),
    ["-D", path.join(directory, "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8"].concat([
      "--no-sync",
      "--locale",
      locale,
    ]),
    { ...user, cwd: directory, stdio: ["ignore", "ignore", "pipe"] },
  );
  const server = spawn(
    "/bin/sh",
    ["-c", SCRIPT, bin, directory, `${synced ? "" : UNSYNCED} ${settings}`],
    {
      ...user,
      cwd: directory,
      stdio: ["pipe", "ignore", "pipe"],
      detached: true,
    },
  );
  const ended = new Promise<void>((resolve) => void server.once("exit", () => resolve()));
  const stop = async () => {
    server.stdin.end();
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await ready(server.stderr);
    // Keep reading: a server blocks when its log is not read.
    server.stderr.resume();
  } catch (error) {
    await stop();
    throw error;
  }
  const signal = (name: NodeJS.Signals) => {
    const [first = ""] = readFileSync(path.join(directory, "data/postmaster.pid"), "utf8").split(
      "\n",
    );
    const children = execFileSync("pgrep", ["-P", first], { encoding: "utf8" }).trim().split("\n");
    for (const pid of [first, ...children]) process.kill(Number(pid), name);
  };
  return { url: `postgresql://postgres@localhost/postgres?host=${directory}`, signal, stop };
}

/** Resolves once the server says that it takes connections. */
async function ready(log: NodeJS.ReadableStream): Promise<void> {
  const lines: string[] = [];
  for await (const line of createInterface(log)) {
    lines.push(line);
    if (line.includes("ready to accept connections")) return;
    if (line.includes("FATAL")) break;
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join("\n")}`);
}

/** The user that the server runs as when this process is root's. */
export function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) => Number(execFileSync("id", [flag, name], { stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error("PostgreSQL refuses to run as root, and there is no user postgres or nobody.");
}

/** Programs that another user can reach: those in root's own checkout are copied. */
function readable(programs: string, directory: string): string {
  if (!programs.includes("node_modules")) return programs;
  chmodSync(directory, 0o755);
  cpSync(path.dirname(programs), path.join(directory, "native"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return path.join(directory, "native/bin");
}
