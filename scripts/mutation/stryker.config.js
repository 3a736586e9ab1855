// npm run mutation: changes the code of writes and of undo one place at a time, and counts what the unit tests notice.
/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  mutate: [
    "src/jobs/writes/{carry-out,is-stored,look-up,names,outcome,retry,send,single-write,undo,under-way,write}.ts",
    "src/jobs/actions/write-over.ts",
    "src/jobs/changes/plan/{plan-undo,undo-items}.ts",
  ],
  testRunner: "vitest",
  // TypeScript 7 has no API with which Stryker could rewrite it, and nothing in the sandbox reads it.
  tsconfigFile: "none",
  vitest: { configFile: "scripts/mutation/vitest.config.ts", related: true },
  plugins: ["@stryker-mutator/vitest-runner"],
  reporters: ["clear-text", "progress"],
  clearTextReporter: { allowColor: false, reportTests: false },
  tempDirName: ".cache/mutation",
  ignorePatterns: [".data", "dist", "docs", "e2e", "bench", "service", "test-results"],
  concurrency: 2,
  timeoutMS: 20_000,
  thresholds: { high: 90, low: 80, break: 80 },
};
