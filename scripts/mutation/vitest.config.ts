import { defineConfig } from "vitest/config";

/** The unit tests beside the code that is changed. */
export default defineConfig({
  test: {
    include: ["src/jobs/{writes,actions,changes}/**/*.test.ts"],
    exclude: ["**/*.browser.test.*", "**/run-change-set.test.ts", "**/faults.test.ts"],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
