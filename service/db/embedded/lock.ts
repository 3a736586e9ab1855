import { spawnSync } from "node:child_process";
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import os from "node:os";
import path from "node:path";

// The kernel holds the lock (flock(2)) for as long as the file stays open in this process, so it ends with
// the process however that dies, and it holds across containers that share the directory. Node has no
// flock of its own: macOS and the BSDs can lock in open(2), and on Linux flock(1) locks the open file it
// inherits, which remains locked here when that command has ended. What the file says only serves the
// message; it is no lock, and may be left over.

const NAME = "lock";

/** `O_EXLOCK` of macOS and the BSDs: take an exclusive flock with the open. Node does not name it. */
const O_EXLOCK = 0x20;

interface Holder {
  pid: number;
  command: string;
  host: string;
  since: string;
}

/**
 * Takes the directory for this process alone; answers how to give it back.
 * @throws an Error whose sentence names the process that has it
 */
export function lockDirectory(directory: string): () => void {
  const file = path.join(directory, NAME);
  const fd = process.platform === "linux" ? lockWithCommand(file) : lockWithOpen(file);
  if (fd === undefined) throw new Error(refusal(directory, readHolder(file)));
  const holder: Holder = {
    pid: process.pid,
    command: process.argv.join(" "),
    host: os.hostname(),
    since: new Date().toISOString(),
  };
  try {
    ftruncateSync(fd);
    writeSync(fd, `${JSON.stringify(holder)}\n`, 0);
  } catch {
    // A full disk. The lock holds without its words.
  }
  return () => closeSync(fd);
}

/** The descriptor of the locked file; `undefined` when another process has the lock. */
function lockWithCommand(file: string): number | undefined {
  const fd = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  // The file is descriptor 3 of the command. Status 1: another has the lock.
  const { status, error, stderr } = spawnSync("flock", ["-x", "-n", "3"], {
    stdio: ["ignore", "ignore", "pipe", fd],
    encoding: "utf8",
  });
  if (status === 0) return fd;
  closeSync(fd);
  if (status === 1) return undefined;
  const reason = error ? `The command flock (of util-linux) is needed: ${error.message}` : stderr;
  throw new Error(`${file} cannot be locked. ${reason}`);
}

function lockWithOpen(file: string): number | undefined {
  const { O_RDWR, O_CREAT, O_NONBLOCK } = constants;
  try {
    return openSync(file, O_RDWR | O_CREAT | O_NONBLOCK | O_EXLOCK, 0o600);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EAGAIN") return undefined;
    throw error;
  }
}

/** `undefined` in the moment between another's lock and its first line. */
function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder;
  } catch {
    return undefined;
  }
}

function refusal(directory: string, holder: Holder | undefined): string {
  const where = holder && holder.host !== os.hostname() ? ` on ${holder.host}` : "";
  const who = holder
    ? `process ${holder.pid}${where} (${holder.command}), since ${holder.since}`
    : "another process";
  return `The database in ${directory} is in use by ${who}. Stop that process, or choose another DATA_DIR.`;
}
