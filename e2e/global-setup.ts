import type { FullConfig } from "@playwright/test";
import { apiKeyOfRun, baseUrlOfRun, newMarker } from "./installation.ts";
import { differencesOf, SETTINGS, stateOf } from "./installation-state.ts";
import { JobService } from "./job-service.ts";
import { removeKeysAtExit } from "./keys-in-files.ts";

/**
 * Prepares the employer that most stories share: its answers to the posting check, as no error of law counts before,
 * and a draft, as a list without a search shows it also where there is no other. The end of the run puts the
 * settings back, and fails when anything else is not as it was.
 */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  removeKeysAtExit(config);
  const jobs = new JobService(baseUrlOfRun(), apiKeyOfRun());
  const before = await stateOf(jobs);
  const title = `Here while the browser suites run ${newMarker()}`;
  const { id } = await jobs.create({ title, status: "draft" });
  const leave = async () => {
    await jobs.remove(id);
    for (const name of SETTINGS) await jobs.saveSetting(name, before.get(`setting ${name}`));
    const differences = differencesOf(before, await stateOf(jobs));
    if (differences.length > 0)
      throw new Error(`The installation is not as it was:\n  ${differences.join("\n  ")}`);
  };
  try {
    await jobs.answerQuestions();
  } catch (error) {
    await leave();
    throw error;
  }
  return leave;
}
