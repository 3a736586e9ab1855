import { packageCommand } from "./lib/repository.ts";
import { runCommand } from "./lib/run-command.ts";

/** Whether stories match the arguments of `playwright test`. */
async function matches(args: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const list = ["test", ...args, "--list"];
  const { output } = await runCommand(packageCommand("playwright"), list, { capture: true, env });
  return !output.includes("No tests found");
}

/** A sentence when no story matched these arguments: it may be one that is left out by its tag. */
export async function whyNoneRan(args: string[], baseUrl: string): Promise<string | undefined> {
  if (args.length === 0 || (await matches(args, { BASE_URL: baseUrl }))) return undefined;
  if (await matches(args, { BASE_URL: baseUrl, TEST_ALL: "1" }))
    return "Only stories tagged @all match, which npm run test:all runs: TEST_ALL=1 npm run e2e -- …";
  if (baseUrl !== "" && (await matches(args, { BASE_URL: "", TEST_ALL: "1" })))
    return "Only stories tagged @own-employer match, which cannot run with --base-url: they make employers.";
  return "No story matches in that window: --project wide has all of them.";
}

/** A sentence when stories or page models have type errors, which Playwright does not see. */
export async function typeErrorsOfStories(): Promise<string | undefined> {
  const { output } = await runCommand(packageCommand("tsc"), ["--noEmit", "--pretty", "false"], {
    capture: true,
  });
  const errors = output.split("\n").filter((line) => line.startsWith("e2e/"));
  if (errors.length === 0) return undefined;
  return `Type errors, with which npm run types fails, and may be why a story does:\n${errors.join("\n")}`;
}
