import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { junit } from "./junit.ts";
import { report } from "./report.ts";
import { exitCodeOf } from "./result.ts";
import { runConformance } from "./run-conformance.ts";

const HELP = `Checks an installation of the Job Posting Service Interface (v1.1) over HTTP.

  npm run conformance -- --base-url URL [options]

  --base-url URL            the installation, without /api/v1.1
  --category-ids 1,2,3      valid category ids; else its /jobcategories, else its jobs tell
  --position-type-id 1      a valid position type id (or several: 1,2); else its lists or jobs
  --only CLAUSE             a clause with all below it (4.3), or words of a check's name
  --parallel N              checks under way at a time (4)
  --strict                  fail for decisions and extensions of this project too, not only for the interface,
                            and for what was not judged
  --verbose                 show every check, and the last requests and answers of those that failed
  --json                    print the result as JSON
  --junit FILE              write the result as JUnit XML too
  --help                    print this

  API_KEY        the key of an employer that is there for tests: the suite makes jobs for it and removes them again,
                 but they stay in its trash, in Activity and in the public record (npm run admin -- purge)
  OTHER_API_KEY  the key of another employer, to see that they are kept apart

Exits with 0 when the interface holds, 1 when it is broken, 2 when nothing could be judged, or with --strict
not everything, 3 when the service died meanwhile, 130 when interrupted.
`;

const OPTIONS = {
  "base-url": { type: "string" },
  "category-ids": { type: "string" },
  "position-type-id": { type: "string" },
  only: { type: "string" },
  parallel: { type: "string" },
  strict: { type: "boolean", default: false },
  verbose: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  junit: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

function numbers(name: string, text: string | undefined): number[] | undefined {
  if (text === undefined) return undefined;
  const list = text.split(",").map(Number);
  if (list.every((number) => Number.isInteger(number) && number > 0)) return list;
  throw new Error(`--${name} takes whole numbers; this is "${text}".`);
}

/** Returns the exit code. @throws Error with a sentence when nothing can be judged */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: OPTIONS });
  const { "base-url": baseUrl, only, strict, verbose, json, junit: file } = values;
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const { API_KEY: apiKey, OTHER_API_KEY: otherApiKey } = process.env;
  // `localhost:8080` is a URL as well, of the scheme "localhost".
  if (baseUrl === undefined || !URL.canParse(baseUrl) || !/^https?:\/\//i.test(baseUrl))
    throw new Error("Give --base-url URL, which begins with http:// or https://.");
  if (!apiKey) throw new Error("Give the key of an employer in the environment: API_KEY.");

  // Meant from where the command was typed; npm runs it in the package's directory.
  const junitFile =
    file === undefined ? undefined : path.resolve(process.env["INIT_CWD"] ?? "", file);
  if (junitFile !== undefined && !existsSync(path.dirname(junitFile)))
    throw new Error(`--junit: there is no folder ${path.dirname(junitFile)}.`);

  const interruption = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // Ctrl-C comes from the terminal and again from npm.
    process.on(signal, () => {
      if (interruption.signal.aborted) return;
      process.stderr.write("\nRemoving what was made…\n");
      interruption.abort();
    });
  }
  const result = await runConformance({
    baseUrl,
    apiKey,
    otherApiKey: otherApiKey || undefined,
    categoryIds: numbers("category-ids", values["category-ids"]),
    positionTypeIds: numbers("position-type-id", values["position-type-id"]),
    parallel: numbers("parallel", values.parallel)?.[0],
    only,
    signal: interruption.signal,
    onOutcome(_outcome, done, total) {
      if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total} `);
      else if (done % 100 === 0 || done === total) process.stderr.write(`${done} of ${total}\n`);
    },
  });
  process.stderr.write("\n");
  process.stdout.write(`${json ? JSON.stringify(result, null, 2) : report(result, verbose)}\n`);
  if (junitFile !== undefined) writeFileSync(junitFile, junit(result));
  return exitCodeOf(result, strict);
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
