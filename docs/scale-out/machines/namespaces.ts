// Machines of the run: network namespaces on a bridge. Everything, with its processes, is inside the namespaces that
// `enclosed` makes, so that the kernel removes it with the run, however that ends.
import { execFileSync } from "node:child_process";

/** Addresses as the files of docs/deploy have them. */
export const MACHINES = {
  db1: "10.0.0.11",
  db2: "10.0.0.12",
  db3: "10.0.0.13",
  lb1: "10.0.0.21",
  lb2: "10.0.0.22",
  app1: "10.0.0.31",
  app2: "10.0.0.32",
  app3: "10.0.0.33",
} as const;

export type Machine = keyof typeof MACHINES;

/** The address that one of the balancers has. */
export const BALANCER = "10.0.0.20";
/** Where the clients of the service go. */
export const ORIGIN = `https://${BALANCER}`;
/** Where the clients are. */
const CLIENT = "10.0.0.1";

/** The machines of a kind. */
export const machinesOf = (kind: "db" | "lb" | "app"): Machine[] =>
  (Object.keys(MACHINES) as Machine[]).filter((name) => name.startsWith(kind));

const ip = (line: string): string =>
  execFileSync("ip", line.split(" "), { encoding: "utf8", timeout: 10_000 });

/** A command in namespaces of its own, which end, with all processes, when it does or when this one is killed. */
export const enclosed = (command: readonly string[]): readonly [string, string[]] => [
  "unshare",
  [
    ..."--net --mount --pid --fork --kill-child --mount-proc".split(" "),
    // A shell takes in what the killed leave behind: PostgreSQL does not start beside a process that is not taken in.
    "/bin/sh",
    "-c",
    'mount -t tmpfs tmpfs /run && "$@"; exit $?',
    "sh",
    ...command,
  ],
];

/** Joins all machines, and this process, to one network. */
export function buildNetwork(): void {
  ip("link set lo up");
  ip("link add lan type bridge");
  ip(`addr add ${CLIENT}/24 dev lan`);
  ip("link set lan up");
  for (const [name, address] of Object.entries(MACHINES)) {
    ip(`netns add ${name}`);
    ip(`link add ${name} type veth peer name eth0 netns ${name}`);
    ip(`link set ${name} master lan up`);
    ip(`-n ${name} addr add ${address}/24 dev eth0`);
    ip(`-n ${name} link set lo up`);
    ip(`-n ${name} link set eth0 up`);
  }
}

/** Cuts a machine off the network, or joins it again; its processes go on. */
export const setLink = (machine: Machine, state: "up" | "down") =>
  void ip(`link set ${machine} ${state}`);

/** The command that runs another one on a machine. */
export const on = (machine: Machine, ...command: string[]): [string, string[]] => [
  "ip",
  ["netns", "exec", machine, ...command],
];

/** Whether a machine has the balancers' common address. */
export const hasAddress = (machine: Machine, address: string): boolean =>
  ip(`-n ${machine} -brief address show dev eth0`).includes(` ${address}/`);

/** Kills what a machine runs of the programs that `isKilled` accepts by their command line. */
export function killProcesses(machine: Machine, isKilled: (command: string) => boolean): void {
  const ids = ip(`netns pids ${machine}`).split("\n").filter(Boolean);
  const listed = execFileSync("ps", ["-o", "pid=,args=", "-p", ids.join(",")], {
    encoding: "utf8",
  });
  for (const line of listed.split("\n")) {
    const [, id, command = ""] = /^ *(\d+) (.*)$/.exec(line) ?? [];
    if (id && isKilled(command)) process.kill(Number(id), "SIGKILL");
  }
}
