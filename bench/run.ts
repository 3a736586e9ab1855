// npm run bench: the measurements of this repository, as ratios where a ratio says more.
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { wholeNumber } from "../scripts/lib/command-line.ts";
import { fail } from "../scripts/lib/fail.ts";
import { ROOT } from "../scripts/lib/repository.ts";
import { measureAttack } from "./attack.ts";
import { measureDashboard } from "./dashboard.ts";
import { type Figure, table } from "./figures.ts";
import { measureHistory } from "./history.ts";
import { measureLoad } from "./load.ts";
import { measureMigration } from "./migration.ts";
import { measureReadiness } from "./readiness.ts";
import { measureScale } from "./scale.ts";
import { measureSets } from "./sets.ts";

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      seconds: { type: "string", default: "60" },
      peers: { type: "string", default: path.join(ROOT, "../peers") },
      runs: { type: "string", default: "5" },
      help: { type: "boolean" },
    },
  });
  const seconds = wholeNumber("--seconds", values.seconds);
  const runs = wholeNumber("--runs", values.runs);
  const measurements: Record<string, () => Promise<Figure[]>> = {
    dashboard: () => measureDashboard(values.peers, runs),
    load: () => measureLoad("PostgreSQL", seconds),
    embedded: () => measureLoad("embedded", seconds),
    attack: () => measureAttack("PostgreSQL"),
    "attack-embedded": () => measureAttack("embedded"),
    history: measureHistory,
    scale: measureScale,
    migration: measureMigration,
    sets: measureSets,
    readiness: measureReadiness,
  };
  const names = Object.keys(measurements);
  if (values.help) {
    const usage = `npm run bench -- [--only ${names.join(",")}] [--seconds N of each load] [--peers FOLDER] [--runs N beside the peers]`;
    process.stdout.write(`${usage}\n`);
    return;
  }
  const chosen = values.only?.split(",") ?? names;
  const unknown = chosen.find((name) => !Object.hasOwn(measurements, name));
  if (unknown !== undefined)
    throw new Error(`There is no measurement "${unknown}"; there are ${names.join(", ")}.`);

  const [cpu] = os.cpus();
  const load = os.loadavg()[0]?.toFixed(1);
  process.stdout.write(
    `${os.cpus().length} × ${cpu?.model}, Node ${process.version}, ${os.platform()}, load ${load}\n`,
  );
  for (const name of chosen) {
    const figures = (await measurements[name]?.()) ?? [];
    process.stdout.write(`\n${name}\n${table(figures)}\n`);
  }
}

try {
  await main();
} catch (error) {
  fail(error);
}
