// What happens to the machines while clients work, each until everything runs again.
import { setTimeout as wait } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import {
  BALANCER,
  hasAddress,
  killProcesses,
  type Machine,
  MACHINES,
  machinesOf,
  setLink,
} from "./namespaces.ts";
import { until } from "./until.ts";

/** Milliseconds that a machine stays away: longer than Patroni, keepalived and HAProxy take to notice. */
const AWAY = 35_000;

/** By the name that the run prints. */
export const FAULTS: Record<string, (cluster: Cluster) => Promise<void>> = {
  async "PostgreSQL and Patroni of the primary are killed"(cluster) {
    const primary = await cluster.primary();
    killProcesses(primary, (command) => /postgres|patroni/.test(command));
    await otherPrimary(cluster, primary);
    await wait(5_000);
    cluster.start(primary);
    await whole(cluster);
  },

  async "the primary is cut off the network while it runs"(cluster) {
    const primary = await cluster.primary();
    setLink(primary, "down");
    await Promise.all([otherPrimary(cluster, primary), wait(AWAY)]);
    setLink(primary, "up");
    await whole(cluster);
  },

  async "each service machine is killed and started again, in turn"(cluster) {
    for (const machine of machinesOf("app")) {
      killProcesses(machine, () => true);
      await wait(3_000);
      cluster.start(machine);
      await answers(machine);
    }
  },

  async "the schema is upgraded while old and new processes run"(cluster) {
    cluster.release();
    for (const machine of machinesOf("app")) {
      await cluster.stopService(machine);
      cluster.start(machine);
      await answers(machine);
    }
  },

  async "the balancer that has the address is cut off the network"() {
    const balancer = machinesOf("lb").find((name) => hasAddress(name, BALANCER));
    if (!balancer) throw new Error(`No balancer has ${BALANCER}.`);
    setLink(balancer, "down");
    await wait(AWAY);
    setLink(balancer, "up");
    await wait(5_000);
  },
};

const otherPrimary = async (cluster: Cluster, than: Machine) =>
  until(60, "another primary", async () => (await cluster.primary()) !== than);

/** Waits until the databases are as they were, and stay so. */
async function whole(cluster: Cluster): Promise<void> {
  let since = performance.now();
  await until(180, "a primary and two standbys for ten seconds", async () => {
    if (!(await cluster.isWhole().catch(() => false))) since = performance.now();
    return performance.now() - since > 10_000;
  });
}

/** Waits until a service machine answers, and the balancers know it. */
async function answers(machine: Machine): Promise<void> {
  const ready = `http://${MACHINES[machine]}:8080/ready`;
  await until(90, `${machine} is ready`, async () => {
    const { ok } = await fetch(ready, { signal: AbortSignal.timeout(2_000) });
    return ok;
  });
  await wait(3_000);
}
