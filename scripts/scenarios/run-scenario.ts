import { requireAddress } from "#service/address.ts";
import { readConfig } from "#service/config.ts";
import { ensureBuild } from "../build/ensure-build.ts";
import { SCENARIOS } from "./scenarios.ts";
import { startScenario } from "./start-scenario.ts";

/**
 * `npm start -- --scenario NAME`: runs until Ctrl-C.
 * @throws Error with a sentence for an unknown name, and in production
 */
export async function runScenario(name: string): Promise<void> {
  if (process.env.NODE_ENV === "production")
    throw new Error("With NODE_ENV=production there are no scenarios: they are for tests.");
  const scenario = Object.hasOwn(SCENARIOS, name) ? SCENARIOS[name] : undefined;
  if (!scenario) throw new Error(`There is no scenario "${name}". There are:\n${listed()}`);
  const { host, port } = readConfig(process.env);
  await requireAddress({ host, port });
  ensureBuild();
  const { url, apiKey, now, stop } = await startScenario(scenario, { host, port });
  process.stdout.write(`
  Scenario     ${name}: ${scenario.about}
  Dashboard    ${url}/
  API key      ${apiKey}
  Clock        ${now().toISOString()}, and goes on

`);
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      stop();
      process.exit();
    });
}

const listed = () =>
  Object.entries(SCENARIOS)
    .map(([name, { about }]) => `  ${name.padEnd(17)} ${about}`)
    .join("\n");
