import { type Check, decided, stated } from "../check.ts";

/** The version in the path (§9). */
export const versioningChecks: Check[] = [
  stated("§9", "the interface is at /api/v1.1", async (trial) => {
    (await trial.employer.sendTo(`${trial.installation.baseUrl}/api/v1.1/jobs`, "GET")).is(200);
  }),
  ...["/api/v1.0/jobs", "/api/v2/jobs", "/api/jobs"].map((path) =>
    decided("Error statuses", `404 for ${path}: another version`, async (trial) => {
      (await trial.employer.sendBeside("GET", path)).is(404);
    }),
  ),
];
