import * as z from "zod/mini";
import { AdminError, type Command, type CommandContext, type OpeningContext } from "./command.ts";
import { DATA_COMMANDS } from "./data-commands.ts";
import { EMPLOYER_COMMANDS } from "./employer-commands.ts";
import { KEY_COMMANDS } from "./key-commands.ts";
import { PURGE_COMMAND } from "./purge-command.ts";

/** What `npm run admin` offers. */
export const COMMANDS: Record<string, Command> = {
  ...EMPLOYER_COMMANDS,
  ...KEY_COMMANDS,
  ...DATA_COMMANDS,
  ...PURGE_COMMAND,
};

/**
 * Finds a command by its name and reads its options, which are text; answers how to run it.
 * @throws AdminError for an unknown command or a wrong option
 */
export function readCommand(
  name: string,
  options: Record<string, string>,
): {
  founds: boolean;
  run?: (context: CommandContext) => Promise<object>;
  opens?: (context: OpeningContext) => Promise<object>;
} {
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!found) throw new AdminError(`There is no command "${name}".`);
  const parsed = z.safeParse(found.options, options, { reportInput: true });
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) =>
      issue.code === "unrecognized_keys"
        ? `${name} takes no ${issue.keys.map((key) => `--${key}`).join(" and no ")}.`
        : issue.message,
    );
    throw new AdminError(sentences.join(" "));
  }
  const { data } = parsed;
  return {
    founds: found.founds ?? false,
    ...(found.run && { run: found.run.bind(found, data) }),
    ...(found.opens && { opens: found.opens.bind(found, data) }),
  };
}

/**
 * Runs one command on the open database.
 * @throws AdminError for work that cannot be done
 */
export async function runCommand(
  name: string,
  options: Record<string, string>,
  context: CommandContext,
): Promise<object> {
  const { run } = readCommand(name, options);
  if (!run) {
    throw new AdminError(
      `The service runs on this database. Stop it first, then run ${name}. Nothing was changed.`,
    );
  }
  return run(context);
}
