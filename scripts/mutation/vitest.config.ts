import { defineConfig } from "vitest/config";

/**
 * The unit tests beside the code that `npm run mutation` changes. TypeScript 7 has no API with which Stryker could
 * rewrite tsconfig.json, and nothing there reads it: `tsconfigFile` names none.
 */
export default defineConfig({
  test: {
    include: ["src/jobs/{writes,actions}/**/*.test.ts"],
    exclude: ["**/*.browser.test.*", "**/run-change-set.test.ts", "**/faults.test.ts"],
    // As in vitest.config.ts: code that is loaded on demand is slow to come with mutants in it.
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
