// npm run admin: employers, keys, sample jobs and backups, also while the service runs.
import path from "node:path";
import { parseArgs } from "node:util";
import { type Config, readConfig } from "./config.ts";
import { AdminError } from "./admin/command.ts";
import { COMMANDS } from "./admin/commands.ts";
import { callingUser } from "./admin/log-command.ts";
import { showProgress } from "./admin/progress.ts";
import { runHere } from "./admin/run-here.ts";
import { askService } from "./admin/socket.ts";

const USAGE = [
  "npm run admin -- COMMAND [--json]",
  "",
  ...Object.entries(COMMANDS).map(([name, { usage, does }]) => `  ${name} ${usage}\n      ${does}`),
].join("\n");

/** Every option of every command is text; each command declares the options that it takes. */
const OPTIONS = {
  name: { type: "string" },
  plan: { type: "string" },
  employer: { type: "string" },
  "key-id": { type: "string" },
  scope: { type: "string" },
  expires: { type: "string" },
  days: { type: "string" },
  "public-days": { type: "string" },
  "other-days": { type: "string" },
  jobs: { type: "string" },
  count: { type: "string" },
  to: { type: "string" },
  from: { type: "string" },
  folder: { type: "string" },
  "job-id": { type: "string" },
  tests: { type: "boolean" },
  yes: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean" },
} as const;

async function run(config: Config, command: string, options: Record<string, string>) {
  const progress = showProgress();
  try {
    const { databaseUrl, databasePooled: pooled, dataDir, timeZone } = config;
    const answered = databaseUrl
      ? undefined
      : await askService(dataDir, { command, options }, progress.show);
    if (answered) return answered;
    const location = databaseUrl ? { databaseUrl, pooled, noTimeout: true } : { dataDir };
    const typed = { command, options, user: callingUser() };
    return await runHere(location, typed, { timeZone, progress: progress.show });
  } finally {
    progress.end();
  }
}

/**
 * Files are meant from where the command was typed; npm runs it in the package's directory. A record is written
 * there unless another folder is named, and from and to are its days.
 */
function absolute(command: string, given: Record<string, string>): Record<string, string> {
  const here = process.env["INIT_CWD"] ?? "";
  const isRecord = command === "export-record";
  const options = isRecord ? { folder: ".", ...given } : given;
  const files = isRecord ? ["folder"] : ["to", "from"];
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) =>
      files.includes(name) && value !== "" ? [name, path.resolve(here, value)] : [name, value],
    ),
  );
}

/** Prints an object for a person: a line for each fact, a line for each element of a list. */
function print(result: object): string {
  return Object.entries(result)
    .map(([name, value]) =>
      Array.isArray(value)
        ? value.map((row: object) => Object.values(row).join("\t")).join("\n")
        : `${name}: ${String(value ?? "none")}`,
    )
    .join("\n");
}

async function main(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [command, ...rest] = positionals;
    if (values.help || command === undefined) {
      process.stdout.write(`${USAGE}\n`);
      return values.help ? 0 : 2;
    }
    if (rest.length > 0) throw new AdminError(`"${rest.join(" ")}" is not expected here.`);
    const { json, help: _help, yes, tests, ...given } = values;
    const options = { ...given, ...(yes && { yes: "true" }), ...(tests && { tests: "true" }) };
    const result = await run(readConfig(process.env), command, absolute(command, options));
    process.stdout.write(`${json ? JSON.stringify(result) : print(result)}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    const { code } = error as NodeJS.ErrnoException;
    const usage = error instanceof AdminError || String(code).startsWith("ERR_PARSE_ARGS");
    if (usage) process.stderr.write("npm run admin -- --help tells the commands.\n");
    return usage ? 2 : 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
