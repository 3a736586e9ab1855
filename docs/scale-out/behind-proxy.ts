// Two processes of the service behind a proxy: the interface, a load, and processes that stop and start under it.
import { setTimeout as wait } from "node:timers/promises";
import { runConformance } from "../../conformance/run-conformance.ts";
import { freePort } from "../../scripts/lib/free-port.ts";
import { type Running, startService } from "../../scripts/lib/process.ts";
import { CONNECTIONS, mixedLoad } from "./load.ts";
import { type Proxy, startProxy } from "../../scripts/scenarios/proxies.ts";

/** Seconds of load. */
const LOAD = 10;
/** Milliseconds that a process is gone: longer than a proxy takes to notice. */
const GONE = 6000;
/** Milliseconds within which a proxy uses a process again that is ready. */
const FOUND = 2500;
/** How often each process is restarted. */
const ROUNDS = 3;

/** What a proxy answers itself: nginx passes on no path with a NUL. */
const ANSWERED_BY: Partial<Record<Proxy, string>> = { nginx: "GET /jobs/%00 is 404: no such job" };

/** Notes a sentence, and whether it holds. */
export type Check = (holds: boolean, sentence: string) => void;

interface Installation {
  env: Record<string, string>;
  apiKey: string;
  otherApiKey: string;
  check: Check;
}

export async function tryProxy(
  proxy: Proxy,
  { env, apiKey, otherApiKey, check: checkThat }: Installation,
): Promise<void> {
  const check: Check = (holds, sentence) => checkThat(holds, `${proxy}: ${sentence}`);
  const ports = [await freePort(), await freePort()] as const;
  const services: Running[] = [];
  const startOne = async (at: number) => {
    services[at] = await startService(env, { port: ports[at] ?? 0 });
  };
  const restart = async (at: number, signal: NodeJS.Signals, pause = 0) => {
    await services[at]?.stop(signal);
    await wait(pause);
    await startOne(at);
  };
  await Promise.all(ports.map((_, at) => startOne(at)));
  const balancer = await startProxy(proxy, ports);
  const { origin } = balancer;
  try {
    const { outcomes } = await runConformance({ baseUrl: origin, apiKey, otherApiKey });
    const broken = outcomes
      .filter(({ verdict, title }) => verdict === "failed" && title !== ANSWERED_BY[proxy])
      .map(({ clause, title, reason }) => `\n  ${clause} ${title}: ${reason}`);
    const passed = outcomes.filter(({ verdict }) => verdict === "passed").length;
    check(
      broken.length === 0,
      `conformance: ${passed} passed, ${broken.length} failed${broken.join("")}`,
    );

    const single = await mixedLoad(`http://127.0.0.1:${ports[0]}`, apiKey, LOAD);
    check(single.all === 0, `one process without proxy: ${single.figures}, ${single.failed}`);
    const both = await mixedLoad(origin, apiKey, LOAD);
    check(both.all === 0, `two processes: ${both.figures}, ${both.failed}`);

    const beside = mixedLoad(origin, apiKey, 2 * LOAD);
    await wait(3000);
    await restart(0, "SIGKILL", GONE);
    const killed = await beside;
    check(
      killed.repeatable + killed.lost === 0,
      `one process killed: ${killed.figures}, ${killed.failed}, of which reads and idempotent creations ${killed.repeatable + killed.lost}`,
    );
    check(
      killed.unrepeatable <= CONNECTIONS / ports.length,
      `one process killed: ${killed.unrepeatable} creations without Idempotency-Key failed`,
    );

    const restarting = mixedLoad(origin, apiKey, 4 * LOAD);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const at of ports.keys()) await restart(at, "SIGTERM");
    const restarted = await restarting;
    check(
      restarted.all === 0,
      `each process restarted ${ROUNDS} times in turn: ${restarted.figures}, ${restarted.failed}`,
    );

    const found = await timeToFind(origin, services, () => startOne(0));
    check(found <= FOUND, `both were gone, one is ready again: answered after ${found} ms`);
  } finally {
    // nginx has to stop its workers itself.
    await balancer.stop();
    for (const service of services) await service.stop("SIGKILL");
  }
}

/** Milliseconds from when a process is ready to the proxy's first answer by it, after both were gone. */
async function timeToFind(origin: string, services: Running[], start: () => Promise<void>) {
  const answers = async () => (await fetch(`${origin}/ready`)).ok;
  for (const service of services) await service.stop("SIGKILL");
  const until = performance.now() + GONE;
  while (performance.now() < until) {
    await answers();
    await wait(100);
  }
  await start();
  const ready = performance.now();
  while (!(await answers())) await wait(20);
  return Math.round(performance.now() - ready);
}
