// npm start: the dashboard, built if need be, and the service, on one origin. With `--scenario NAME`, a state for
// tests (docs/scenarios.md).
import "./require-node.js";
import { parseArgs } from "node:util";
import { ensureBuild } from "./build/ensure-build.ts";
import { fail } from "./lib/fail.ts";

try {
  const { values } = parseArgs({ options: { scenario: { type: "string" } } });
  if (values.scenario === undefined) {
    ensureBuild();
    const { main } = await import("#service/main.ts");
    await main();
  } else {
    const { runScenario } = await import("./scenarios/run-scenario.ts");
    await runScenario(values.scenario);
  }
} catch (error) {
  fail(error);
}
